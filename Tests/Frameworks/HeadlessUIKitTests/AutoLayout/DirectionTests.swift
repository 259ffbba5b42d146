import HeadlessUIKit
import TestSupport
import Testing

/// The leading edge is on the right in a right-to-left layout.
@Suite struct DirectionTests {
    private func turn(_ stage: Stage) {
        stage.act {
            var device = stage.application.device
            device.direction = .rightToLeft
            stage.application.change(to: device)
        }
    }

    @Test func `Leading and trailing change sides in right-to-left layout, left and right do not`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let (leading, left) = (UIView(), UIView())
        stage.act {
            for view in [leading, left] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.view.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            }
            leading.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 16).isActive = true
            left.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 16).isActive = true
        }
        #expect(leading.frame.minX == 16)
        turn(stage)
        #expect(leading.frame.maxX == 393 - 16 && left.frame.minX == 16)
        stage.act { root.view.semanticContentAttribute = .forceLeftToRight }
        #expect(leading.frame.minX == 16)
    }

    @Test func `Chains, inequalities and margins are mirrored together`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let (one, other) = (UIView(), UIView())
        stage.act {
            root.viewRespectsSystemMinimumLayoutMargins = false
            root.view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
            for view in [one, other] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.view.addSubview(view)
            }
            NSLayoutConstraint.activate([
                one.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
                one.widthAnchor.constraint(equalToConstant: 50),
                other.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 8),
                other.trailingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.trailingAnchor),
                other.widthAnchor.constraint(equalToConstant: 60),
            ])
        }
        #expect(one.frame.minX == 10 && other.frame.maxX == 363)
        turn(stage)
        #expect(one.frame.maxX == 363 && other.frame.minX == 10)
        stage.application.run {
            #expect(root.view.directionalLayoutMargins.leading == 30)
        }
    }

    @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing])
    func `A stack view starts at the leading edge in either direction`(distribution: UIStackView.Distribution) throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let (first, second) = (UIView(), UIView())
        let row = UIStackView(arrangedSubviews: [first, second])
        let column = UIStackView(arrangedSubviews: [UIView()])
        stage.act {
            row.distribution = distribution
            row.spacing = 7
            column.axis = .vertical
            column.alignment = .leading
            column.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 20).isActive = true
            for (view, width) in [(first, 50), (second, 70)] as [(UIView, CGFloat)] {
                view.widthAnchor.constraint(equalToConstant: width).isActive = distribution != .fill || view === first
            }
            for stack in [row, column] {
                stack.translatesAutoresizingMaskIntoConstraints = false
                root.view.addSubview(stack)
                stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
            }
        }
        #expect(first.frame.minX == 0 && second.frame.maxX == 300 && column.arrangedSubviews[0].frame.minX == 0)
        turn(stage)
        #expect(first.frame.maxX == 300 && second.frame.minX == 0 && column.arrangedSubviews[0].frame.maxX == 20 + 280)
    }
}
