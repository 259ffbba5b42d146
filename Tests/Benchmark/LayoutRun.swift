import Beagle
import HeadlessUIKit

/// A screen in this process on which one view changes at a time.
final class LayoutRun {
    private let host = BenchmarkHost()
    private let application: UIApplication
    private let label = UILabel()
    private var count = 0

    /// Shows a screen in a window. `fill` gets a container and the label that will change.
    init(_ fill: (UIView, UILabel) -> Void) {
        application = UIApplication(host: host)
        let controller = UIViewController()
        application.run {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            fill(controller.view, label)
            window.makeKeyAndVisible()
        }
        host.runQueue()
        _ = application.changes.drain()
    }

    /// Makes cards with a label in a fixed container, up to a number of views. The label that changes is in one of
    /// these cards.
    static func cards(views: Int) -> LayoutRun {
        LayoutRun { screen, label in
            for number in 0..<max(1, views / 2) {
                let words = number == 0 ? label : UILabel()
                words.text = "card"
                let card = UIView(frame: CGRect(x: 0, y: CGFloat(number) * 50, width: 390, height: 44))
                words.translatesAutoresizingMaskIntoConstraints = false
                card.addSubview(words)
                screen.addSubview(card)
                NSLayoutConstraint.activate([
                    words.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                    words.centerYAnchor.constraint(equalTo: card.centerYAnchor),
                ])
            }
        }
    }

    /// Returns the average microseconds of a change of the label, with all its effects.
    func change(times: Int, _ body: (UILabel, Int) -> Void) -> Double {
        let start = now()
        for _ in 0..<times {
            count += 1
            application.run { body(label, count) }
            host.runQueue()
            if application.changes.drain().isEmpty { return .nan }
        }
        return (now() - start) / Double(times)
    }

    /// Returns the microseconds for laying out a list of cells in a window, each as high as its text.
    static func list(cells: Int) -> Double {
        let run = LayoutRun { _, _ in }
        let words = (0..<cells).map {
            "Cell \($0) with words of its own that need more than the one line of a cell, or two."
        }
        let start = now()
        run.application.run {
            let rows = words.map {
                Container(children: [Text(.value($0))], style: Style().padding(EdgeValue().all(12)))
            }
            let screen = Screen(child: ScrollView(children: rows))
            run.application.windows.last?.rootViewController = BeagleScreenViewController(.declarative(screen))
        }
        run.host.runQueue()
        let time = now() - start
        return run.application.changes.drain().isEmpty ? .nan : time
    }

    /// Returns the microseconds for measuring another long text.
    static func text(_ kind: String, bytes: Int) -> Double {
        let run = LayoutRun { screen, label in
            label.numberOfLines = 0
            screen.addSubview(label)
        }
        let words = String(repeating: kind, count: bytes / kind.utf8.count)
        return run.change(times: 5) { label, number in
            label.text = "\(number) \(words)"
            label.bounds.size = label.sizeThatFits(CGSize(width: 343, height: 0))
        }
    }

    /// Measures a chain of views with two constraints along each axis for each view. The first constraint can be
    /// changed.
    static func chain(constraints: Int) -> (time: Double, one: Double) {
        let run = LayoutRun { _, _ in }
        var first: NSLayoutConstraint?
        let start = now()
        run.application.run {
            guard let screen = run.application.windows.last?.rootViewController?.view else { return }
            var above = screen.topAnchor
            for _ in 0..<(constraints / 4) {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                screen.addSubview(view)
                let top = view.topAnchor.constraint(equalTo: above, constant: 1)
                first = first ?? top
                NSLayoutConstraint.activate([
                    top, view.heightAnchor.constraint(equalToConstant: 10),
                    view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 8),
                    view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -8),
                ])
                above = view.bottomAnchor
            }
        }
        run.host.runQueue()
        let time = now() - start
        _ = run.application.changes.drain()
        let changes = 100
        let began = now()
        for number in 0..<changes {
            run.application.run { first?.constant = CGFloat(number % 7) }
            run.host.runQueue()
        }
        return (time, (now() - began) / Double(changes))
    }
}
