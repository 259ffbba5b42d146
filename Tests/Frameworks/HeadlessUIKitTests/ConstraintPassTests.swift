import HeadlessUIKit
import TestSupport
import Testing

@Suite("Layout passes that constraints cause")
struct ConstraintPassTests {
    /// Replaces its constraints in each layout pass, by others with the same meaning.
    private final class Renewing: UIViewController {
        let panel = UIView()
        var passes = 0
        var height: CGFloat = 100
        private var own: [NSLayoutConstraint] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            panel.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(panel)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            renew()
        }

        func renew() {
            NSLayoutConstraint.deactivate(own)
            own = [
                panel.topAnchor.constraint(equalTo: view.topAnchor),
                panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                panel.widthAnchor.constraint(equalTo: view.widthAnchor),
                panel.heightAnchor.constraint(equalToConstant: height),
            ]
            NSLayoutConstraint.activate(own)
            panel.setNeedsUpdateConstraints()
        }
    }

    @Test func `A view is laid out again only if constraints moved something`() throws {
        let controller = Renewing()
        let stage = try Stage(root: controller)
        #expect(stage.host.notes.isEmpty && controller.panel.frame.height == 100)
        let before = controller.passes
        stage.act { controller.renew() }
        #expect(controller.passes == before)
        stage.act {
            controller.height = 150
            controller.renew()
        }
        #expect(controller.passes > before && controller.panel.frame.height == 150)
        #expect(stage.host.notes.isEmpty)
    }

    @Test func `A view that updates its constraints in each of its layout passes settles`() throws {
        final class Cell: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsUpdateConstraints()
                updateConstraintsIfNeeded()
                setNeedsUpdateConstraints()
            }
        }
        let stage = try Stage()
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        stage.act { stage.window.addSubview(cell) }
        #expect(cell.updates == 3 && stage.host.notes.isEmpty)
    }

    @Test func `A view that gets constraints has the frame that they determine, also if it has no size`() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let stage = try Stage(showing: view)
        stage.act { view.translatesAutoresizingMaskIntoConstraints = false }
        stage.act {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 0),
            ])
        }
        #expect(view.frame == .zero)
    }
}
