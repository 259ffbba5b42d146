import HeadlessUIKit
import Testing

@Suite("Layout that nobody should ask for")
struct HostileLayoutTests {
    @Test("A view that is put inside itself, or into what is in it, stays where it is, and the log says so")
    func cycles() throws {
        let stage = try Stage()
        let outer = UIView()
        let (middle, inner) = (UIStackView(), UILabel())
        stage.act {
            stage.window.addSubview(outer)
            outer.addSubview(middle)
            middle.addSubview(inner)
            inner.addSubview(outer)
            outer.addSubview(outer)
            inner.insertSubview(middle, at: 0)
        }
        #expect(outer.superview === stage.window && middle.superview === outer && inner.superview === middle)
        #expect(inner.subviews.isEmpty && outer.subviews == [middle])
        #expect(
            stage.host.notes.map(\.description) == [
                "UIView was not put into UILabel, which is inside of it", "UIView was not put inside itself",
                "UIStackView was not put into UILabel, which is inside of it",
            ])
        try stage.drain()
    }

    @Test("Twelve hundred constraints of which half contradict the others are given up one by one, each in the log")
    func unsatisfiable() throws {
        let stage = try Stage()
        let views = (0..<600).map { _ in UIView() }
        stage.act {
            for (index, view) in views.enumerated() {
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 10).isActive = true
                view.widthAnchor.constraint(equalToConstant: CGFloat(20 + index % 7)).isActive = true
            }
            stage.window.layoutIfNeeded()
        }
        #expect(views.allSatisfy { $0.frame.width == 10 })
        let conflicts = stage.host.notes.filter { if case .constraintsConflict = $0 { true } else { false } }
        #expect(conflicts.count == 600)
    }

    @Test("Sizes below nothing, and words without end, are laid out")
    func extremes() throws {
        let stage = try Stage()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 210_000)
        let small = UIView(frame: CGRect(x: 5, y: 5, width: -20, height: -1e300))
        stage.act {
            stage.window.addSubview(small)
            stage.window.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            label.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            label.widthAnchor.constraint(equalToConstant: 200).isActive = true
            small.widthAnchor.constraint(equalToConstant: -5).isActive = true
        }
        #expect(label.frame.width == 200 && label.frame.height > 1000 && label.frame.height.isFinite)
        try stage.drain()
        #expect(small.frame.height.isFinite && small.frame.width.isFinite)
        #expect(stage.host.notes.contains { $0.description.contains("text") }, "\(stage.host.notes)")
    }
}
