import HeadlessUIKit
import TestSupport
import Testing

@Suite("Layout that nobody should ask for")
struct HostileLayoutTests {
    @Test func `Adding a view to itself or to its own subview is refused and logged`() throws {
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

    @Test func `Of 10,000 constraints, the 5,000 conflicting ones are broken one by one and counted`() throws {
        let stage = try Stage()
        let views = (0..<5_000).map { _ in UIView() }
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
        #expect(stage.host.conflicts.count == 7 && stage.host.conflictCount == 5_000)
    }

    @Test func `A thousand labels with conflicting widths keep the older limit and count each conflict`() throws {
        let stage = try Stage()
        let labels = (0..<1_000).map { _ in UILabel() }
        stage.act {
            for label in labels {
                label.text = "long enough"
                label.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(label)
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
                label.widthAnchor.constraint(equalToConstant: 300).isActive = true
            }
            stage.window.layoutIfNeeded()
        }
        #expect(labels.allSatisfy { $0.frame.width == 20 })
        #expect(stage.host.conflicts.count == 1 && stage.host.conflictCount == 1_000)
    }

    @Test func `A conflict of many constraints names the first ones and counts the rest`() throws {
        let stage = try Stage()
        let views = (0..<100).map { _ in UIView() }
        stage.act {
            var before = stage.window.leadingAnchor
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(view)
                view.leadingAnchor.constraint(equalTo: before, constant: 5).isActive = true
                before = view.leadingAnchor
            }
            let last = before.constraint(equalTo: stage.window.leadingAnchor, constant: 8)
            last.identifier = "too near"
            last.isActive = true
            stage.window.layoutIfNeeded()
        }
        #expect(views.last?.frame.minX == 500)
        guard case .constraintsConflict(let told, let broken, _) = stage.host.conflicts.first else {
            Issue.record("\(stage.host.notes)")
            return
        }
        #expect(told.count == 17 && told[16] == "85 more" && broken.hasSuffix("(too near)"))
    }

    @Test func `Negative sizes and endless texts are laid out with finite frames`() throws {
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

extension HandTurnedHost {
    fileprivate var conflicts: [ConsoleMessage] {
        notes.filter { if case .constraintsConflict = $0 { true } else { false } }
    }

    /// The number of conflicts, added up over all log entries about conflicts.
    fileprivate var conflictCount: Int {
        notes.reduce(0) { sum, note in
            if case .constraintsConflict(_, _, let count) = note { sum + count } else { sum }
        }
    }
}
