import HeadlessUIKit
import TestSupport
import Testing

@Suite("Widths and heights are not negative")
struct NonNegativeLengthTests {
    private func laidOut(
        _ views: [Sized], along axis: NSLayoutConstraint.Axis, in length: CGFloat, gap: CGFloat = 0,
        resistances: [Float]
    ) throws -> [String] {
        let root = UIViewController()
        let stage = try Stage(root: root)
        return stage.act {
            let isRow = axis == .horizontal
            let box = UIView(frame: CGRect(x: 0, y: 0, width: isRow ? length : 50, height: isRow ? 50 : length))
            root.view.addSubview(box)
            for (place, view) in views.enumerated() {
                box.addSubview(view)
                view.setContentCompressionResistancePriority(UILayoutPriority(resistances[place]), for: axis)
                let last = place == 0 ? nil : views[place - 1]
                if isRow {
                    view.leadingAnchor.constraint(
                        equalTo: last?.trailingAnchor ?? box.leadingAnchor, constant: last == nil ? 0 : gap
                    ).isActive = true
                    view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
                } else {
                    view.topAnchor.constraint(
                        equalTo: last?.bottomAnchor ?? box.topAnchor, constant: last == nil ? 0 : gap
                    ).isActive = true
                    view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
                }
            }
            if isRow {
                views.last?.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
            } else {
                views.last?.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
            }
            box.layoutIfNeeded()
            return views.map { view in
                let (start, length) =
                    isRow ? (view.frame.minX, view.frame.width) : (view.frame.minY, view.frame.height)
                return "\(Int(start))+\(Int(length))"
            }
        }
    }

    @Test(
        arguments: [
            (150, ["0+100", "100+50", "150+0"]), (80, ["0+80", "80+0", "80+0"]),
            (300, ["0+100", "100+100", "200+100"]),
        ] as [(CGFloat, [String])])
    func `Views of a row are compressed to nothing one after the other`(_ width: CGFloat, _ places: [String]) throws {
        let views = [Sized(100, 20), Sized(100, 20), Sized(100, 20)]
        #expect(try laidOut(views, along: .horizontal, in: width, resistances: [760, 759, 758]) == places)
    }

    @Test func `A column is compressed like a row`() throws {
        let views = [Sized(20, 100), Sized(20, 100)]
        #expect(try laidOut(views, along: .vertical, in: 60, resistances: [760, 759]) == ["0+60", "60+0"])
    }

    @Test func `A required gap is kept when the view beside it is compressed to nothing`() throws {
        let views = [Sized(150, 20), Sized(30, 20)]
        let places = try laidOut(views, along: .horizontal, in: 100, gap: 8, resistances: [750, 700])
        #expect(places == ["0+92", "100+0"])
    }

    @Test func `Changing a required priority while the constraint is active is logged`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        stage.act {
            let view = Sized(10, 10)
            root.view.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 20)
            width.priority = .defaultHigh
            width.isActive = true
            width.priority = .defaultLow
            #expect(stage.host.notes.isEmpty)
            width.priority = .required
        }
        #expect(stage.host.notes.map(\.description).filter { $0.contains("from 250.0 to 1000.0") }.count == 1)
    }
}
