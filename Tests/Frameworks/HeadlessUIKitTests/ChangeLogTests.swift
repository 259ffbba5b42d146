import HeadlessUIKit
import TestSupport
import Testing

@Suite("What changed since the page was last told")
struct ChangeLogTests {
    let stage: Stage
    let parent = UIView()

    init() throws {
        stage = try Stage()
        stage.act { stage.window.addSubview(parent) }
        try stage.drain()
    }

    @Test func `A new subtree is one insertion, however large`() throws {
        let view = UIView()
        for _ in 0..<5 { view.addSubview(UILabel()) }
        stage.act { parent.addSubview(view) }
        #expect(try stage.drain().count == 1)
    }

    @Test func `A view added and removed in one turn leaves no change`() throws {
        let view = UIView()
        stage.act {
            parent.addSubview(view)
            view.alpha = 0.5
            view.removeFromSuperview()
        }
        #expect(stage.application.changes.drain().isEmpty)
        #expect(stage.application.view(view.id ?? ViewNumber(rawValue: 0)) == nil)
    }

    @Test func `A property that changes twice is one update with the last value`() throws {
        let label = UILabel()
        stage.act { parent.addSubview(label) }
        try stage.drain()
        stage.act {
            label.text = "one"
            label.text = "two"
        }
        let changes = try stage.drain()
        #expect(changes.count == 1)
        #expect(stage.reader[label.id]?.properties["text"] == "two")
    }

    @Test func `Views changed in turns have one update each, in the order of their first changes`() throws {
        let labels = (0..<4).map { _ in UILabel() }
        stage.act { labels.forEach(parent.addSubview) }
        try stage.drain()
        for round in 1...2 {
            stage.act {
                for number in [0, 1, 0, 2, 1, 3, 0] { labels[number].text = "round \(round) of \(number)" }
                labels[1].isHidden = round == 1
            }
            #expect(try stage.drain().summary == labels.compactMap(\.id).map { "update \($0)" })
            for (number, label) in labels.enumerated() {
                #expect(stage.reader[label.id]?.properties["text"] == "round \(round) of \(number)")
            }
        }
    }

    @Test func `Setting an equal value records no change`() throws {
        let label = UILabel()
        label.text = "same"
        stage.act { parent.addSubview(label) }
        try stage.drain()
        stage.act {
            label.text = "same"
            label.alpha = 1
            label.isHidden = false
            label.backgroundColor = nil
        }
        #expect(stage.application.changes.isEmpty)
    }

    @Test func `A moved view sends its frame, and its subviews send nothing`() throws {
        let (view, child) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        view.addSubview(child)
        stage.act { parent.addSubview(view) }
        try stage.drain()
        stage.act { view.frame = CGRect(x: 10.0 / 3, y: -5, width: 20, height: 0.5) }
        let changes = try stage.drain()
        #expect(changes.count == 1)
        #expect(stage.reader[view.id]?.properties["frame"] == "[3.333, -5, 20, 0.5]")
        #expect(stage.reader[child.id]?.properties["frame"] == "[1, 2, 3, 4]")
        stage.act { view.frame = .zero }
        try stage.drain()
        #expect(stage.reader[view.id]?.properties["frame"] == nil)
    }

    @Test func `A changed bounds origin moves the frames that subviews send`() throws {
        let (view, child) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        view.addSubview(child)
        stage.act { parent.addSubview(view) }
        try stage.drain()
        stage.act { view.bounds.origin = CGPoint(x: 1, y: 10) }
        try stage.drain()
        #expect(stage.reader[child.id]?.properties["frame"] == "[0, -8, 3, 4]")
    }

    @Test func `A decoration is sent, and removing it restores the layer's own look`() throws {
        let view = UIView()
        var dress = Decoration()
        dress.border = .init(width: 2, color: .red)
        dress.corners = .init(topLeft: 4, topRight: 4, bottomRight: 0, bottomLeft: 0)
        dress.isInvisible = true
        view.decoration = dress
        view.layer.cornerRadius = 9
        stage.act { parent.addSubview(view) }
        try stage.drain()
        var styles = try #require(stage.reader[view.id]).properties.styles
        #expect(styles["--border-width"] == "2px" && styles["--border-color"] == UIColor.red.css)
        #expect(styles["border-radius"] == "4px 4px 0px 0px" && styles["overflow"] == "hidden")
        #expect(styles["visibility"] == "hidden")
        stage.act { view.decoration = Decoration() }
        try stage.drain()
        styles = try #require(stage.reader[view.id]).properties.styles
        #expect(styles == ["border-radius": "9px"])
    }

    @Test func `A view moved to another parent is sent as a move, not again as a whole`() throws {
        let (first, second, child) = (UIView(), UIView(), UIView())
        stage.act {
            parent.addSubview(first)
            parent.addSubview(second)
            first.addSubview(child)
        }
        try stage.drain()
        stage.act { second.addSubview(child) }
        #expect(try stage.drain().summary == ["move \(child.id?.description ?? "")"])
    }

    @Test func `Bringing a view to the front is one move`() throws {
        let views = (0..<4).map { _ in UIView() }
        stage.act { views.forEach(parent.addSubview) }
        try stage.drain()
        stage.act { parent.bringSubviewToFront(views[1]) }
        #expect(try stage.drain().summary == ["move \(views[1].id?.description ?? "")"])
    }

    @Test func `Several insertions are sent from the last to the first`() throws {
        let views = (0..<3).map { _ in UIView() }
        stage.act { views.forEach(parent.addSubview) }
        let names = views.map { $0.id?.description ?? "" }
        #expect(
            try stage.drain().summary == [
                "insert \(names[2])", "insert \(names[1]) before \(names[2])", "insert \(names[0]) before \(names[1])",
            ])
    }

    @Test func `A parent and a child that swap places are sent without a cycle`() throws {
        let (outer, inner) = (UIView(), UIView())
        stage.act {
            parent.addSubview(outer)
            outer.addSubview(inner)
        }
        try stage.drain()
        stage.act {
            parent.addSubview(inner)
            inner.addSubview(outer)
        }
        try stage.drain()
    }

    @Test func `A known view inside a new one gets a new id, and a view that left it keeps its id`() throws {
        let (known, leaving, staying, wrapper) = (UIView(), UIView(), UIView(), UIView())
        stage.act {
            parent.addSubview(known)
            known.addSubview(leaving)
            known.addSubview(staying)
        }
        try stage.drain()
        let names = (known.id, leaving.id, staying.id)
        stage.act {
            parent.addSubview(leaving)
            wrapper.addSubview(known)
            parent.insertSubview(wrapper, at: 0)
        }
        try stage.drain()
        #expect(known.id != names.0)
        #expect(leaving.id == names.1)
        #expect(staying.id != names.2)
        #expect(stage.application.view(try #require(known.id)) === known)
        #expect(stage.application.view(try #require(names.0)) == nil)
    }

    @Test func `A view taken out of a removed one stays, with its id`() throws {
        let (removed, rescued) = (UIView(), UIView())
        stage.act {
            parent.addSubview(removed)
            removed.addSubview(rescued)
        }
        try stage.drain()
        let name = rescued.id
        stage.act {
            removed.removeFromSuperview()
            parent.addSubview(rescued)
        }
        let changes = try stage.drain()
        #expect(changes.count == 2)
        #expect(rescued.id == name)
        #expect(removed.isProjected == false)
    }

    @Test func `Removing a parent after its child sends one removal`() throws {
        let (outer, inner) = (UIView(), UIView())
        stage.act {
            parent.addSubview(outer)
            outer.addSubview(inner)
        }
        try stage.drain()
        stage.act {
            inner.removeFromSuperview()
            outer.removeFromSuperview()
        }
        #expect(try stage.drain().summary == ["remove \(outer.id?.description ?? "")"])
    }

    @Test func `A view that returns later keeps its id and is sent as a whole`() throws {
        let label = UILabel()
        stage.act { parent.addSubview(label) }
        try stage.drain()
        let name = label.id
        stage.act { label.removeFromSuperview() }
        try stage.drain()
        label.text = "changed while away"
        stage.act { parent.addSubview(label) }
        try stage.drain()
        #expect(label.id == name)
        #expect(stage.reader[name]?.properties["text"] == "changed while away")
    }

    @Test func `A removed view is released once its removal was sent`() throws {
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            stage.act { parent.addSubview(view) }
            try stage.drain()
            stage.act { view.removeFromSuperview() }
        }
        try stage.drain()
        #expect(gone == nil)
    }

    @Test func `A view can outlive its application`() throws {
        let view = UIView()
        do {
            let other = try Stage()
            other.act { other.window.addSubview(view) }
            try other.drain()
        }
        view.alpha = 0.3
        view.removeFromSuperview()
        #expect(view.isAttached == false)
    }

    @Test func `A label's change updates one view in a screen of ten thousand`() throws {
        let labels = (0..<10_000).map { _ in UILabel() }
        stage.act { labels.forEach(parent.addSubview) }
        try stage.drain()
        stage.act { labels[5_000].text = "changed" }
        let changes = stage.application.changes.drain().changes
        #expect(changes.count == 1)
    }
}
