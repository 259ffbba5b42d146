import HeadlessUIKit
import TestSupport
import Testing

@Suite("Safe areas of views at the edges of the screen")
struct SafeAreaOverlapTests {
    private let root = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    private func insets(_ frame: CGRect) -> UIEdgeInsets {
        stage.act {
            let view = UIView(frame: frame)
            root.view.addSubview(view)
            return view.safeAreaInsets
        }
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 0, width: 393, height: 852), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        (CGRect(x: 0, y: 100, width: 393, height: 100), .zero),
        (CGRect(x: 0, y: 852, width: 393, height: 852), .zero),
        (CGRect(x: 0, y: -852, width: 393, height: 852), .zero),
        (CGRect(x: 0, y: 830, width: 393, height: 10), UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)),
        (CGRect(x: 0, y: 830, width: 393, height: 100), UIEdgeInsets(top: 0, left: 0, bottom: 22, right: 0)),
        (CGRect(x: 0, y: 20, width: 393, height: 10), UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)),
        (CGRect(x: 0, y: -20, width: 393, height: 200), UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)),
    ])
    func `An inset is how much of the unsafe strip a view covers`(frame: CGRect, expected: UIEdgeInsets) {
        #expect(insets(frame) == expected)
    }

    @Test func `A bar that grows by its safe area is laid out in one pass`() {
        let (bar, label) = (UIView(), UILabel())
        label.text = "Bar"
        stage.act {
            root.view.addSubview(bar)
            bar.addSubview(label)
            for view in [bar, label] { view.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
                label.topAnchor.constraint(equalTo: bar.topAnchor),
                label.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                label.heightAnchor.constraint(equalToConstant: 50),
                label.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
            ])
        }
        #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 84))
        stage.act {
            let top = UIView(), words = UIView()
            root.view.addSubview(top)
            top.addSubview(words)
            for view in [top, words] { view.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                top.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                top.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                top.topAnchor.constraint(equalTo: root.view.topAnchor),
                words.topAnchor.constraint(equalTo: top.safeAreaLayoutGuide.topAnchor),
                words.bottomAnchor.constraint(equalTo: top.bottomAnchor),
                words.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.view.layoutIfNeeded()
            #expect(top.frame == CGRect(x: 0, y: 0, width: 393, height: 79))
        }
    }
}
