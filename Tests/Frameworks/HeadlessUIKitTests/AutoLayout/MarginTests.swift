import HeadlessUIKit
import TestSupport
import Testing

@Suite("Margins")
struct MarginTests {
    @Test func `A root view keeps the system's minimum side margins and adds them to the safe area`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let inner = UIView()
        stage.act {
            inner.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.trailingAnchor),
                inner.topAnchor.constraint(equalTo: root.view.layoutMarginsGuide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: root.view.layoutMarginsGuide.bottomAnchor),
            ])
        }
        let (safe, whole) = (root.view.safeAreaInsets, root.view.bounds)
        #expect(safe.top > 0)
        let sides = whole.width - 32
        #expect(
            inner.frame == CGRect(x: 16, y: safe.top, width: sides, height: whole.height - safe.top - safe.bottom))
        stage.act { root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) }
        #expect(inner.frame.minY == safe.top + 10)
        // A smaller margin has no effect; a larger one has.
        stage.act { root.view.layoutMargins = UIEdgeInsets(top: 5, left: 4, bottom: 0, right: 40) }
        #expect(inner.frame.minX == 16 && inner.frame.maxX == whole.width - 40)
        #expect(inner.frame.minY == safe.top + 15)
        stage.act { root.viewRespectsSystemMinimumLayoutMargins = false }
        #expect(inner.frame.minX == 4)
        stage.act { root.view.insetsLayoutMarginsFromSafeArea = false }
        #expect(inner.frame.minY == 5)
        #expect(root.systemMinimumLayoutMargins.leading == 16)
    }

    @Test func `Other views have margins of 8 points, and preserve superview margins if set`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let (box, inner) = (UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 100)), UIView())
        stage.act {
            inner.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(box)
            box.addSubview(inner)
            inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
            inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor).isActive = true
        }
        #expect(inner.frame.origin == CGPoint(x: 8, y: 8))
        stage.act { box.preservesSuperviewLayoutMargins = true }
        #expect(inner.frame.origin == CGPoint(x: 16, y: 8))
        stage.act { box.frame.origin.x = 5 }
        #expect(inner.frame.origin == CGPoint(x: 11, y: 8))
    }

    @Test func `The content view of a cell keeps the cell's margins`() throws {
        let stage = try Stage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        stage.act {
            cell.frame = CGRect(x: 0, y: 300, width: 320, height: 60)
            stage.window.addSubview(cell)
        }
        #expect(cell.contentView.layoutMargins.left == 16 && cell.contentView.layoutMargins.top == 11)
        stage.act { cell.contentView.preservesSuperviewLayoutMargins = false }
        #expect(cell.contentView.layoutMargins.left == 8 && cell.contentView.layoutMargins.top == 8)
    }
}
