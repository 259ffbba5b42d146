import HeadlessUIKit
import TestSupport
import Testing

@Suite("Constraints drawn as a line of text")
struct VisualFormatTests {
    let stage: Stage
    let card = UIView()
    let name = UIView()
    let field = UIView()

    init() throws {
        stage = try Stage()
        for view in [name, field] { view.translatesAutoresizingMaskIntoConstraints = false }
        stage.act {
            card.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            card.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            stage.window.addSubview(card)
            card.addSubview(name)
            card.addSubview(field)
        }
    }

    private func rules(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        name.accessibilityIdentifier = "name"
        field.accessibilityIdentifier = "field"
        card.accessibilityIdentifier = "card"
        return stage.act {
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: ["name": name, "field": field])
        }
    }

    @Test(
        arguments: [
            ("[name][field]", ["field.leading == name.trailing + 0.0"]),
            ("[name]-[field]", ["field.leading == name.trailing + 8.0"]),
            ("H:|[name]|", ["name.leading == card.leading + 0.0", "card.trailing == name.trailing + 0.0"]),
            (
                "H:|-[name]-|",
                ["name.leading == card.leadingMargin + 0.0", "card.trailingMargin == name.trailing + 0.0"]
            ),
            ("V:|-[name]-|", ["name.top == card.topMargin + 0.0", "card.bottomMargin == name.bottom + 0.0"]),
            (
                "V:|-12.5-[name]-gap-[field]",
                ["name.top == card.top + 12.5", "field.top == name.bottom + 6.0"]
            ),
            (
                "H:[name]-(>=5@wish,<=-3)-[field]",
                ["field.leading >= name.trailing + 5.0 @ 700.0", "field.leading <= name.trailing + -3.0"]
            ),
            ("H:[name(100)]", ["name.width == 100.0"]),
            ("V:[name(>=wide@20)]", ["name.height >= 60.0 @ 20.0"]),
            ("H:[name(==field@250,>=80)]", ["name.width == field.width @ 250.0", "name.width >= 80.0"]),
            ("V:[name(field)]", ["name.height == field.height"]),
            (
                "H:[ name ( >= 80 , <= 90 ) ] - 4 - [ field ]",
                ["name.width >= 80.0", "name.width <= 90.0", "field.leading == name.trailing + 4.0"]
            ),
        ] as [(String, [String])])
    func `Each visual format produces the expected constraints`(format: String, expected: [String]) {
        let made = rules(format, [], ["gap": 6, "wish": Float(700), "wide": CGFloat(60)])
        let told = made.map { rule in
            let other = rule.secondItem.map { _ in " \(id(rule.secondItem)).\(rule.secondAttribute)" }
            let sign = [-1: "<=", 0: "==", 1: ">="][rule.relation.rawValue] ?? "?"
            let constant =
                other == nil ? " \(rule.constant)" : rule.firstAttribute.isSize ? "" : " + \(rule.constant)"
            let priority = rule.priority == .required ? "" : " @ \(rule.priority.rawValue)"
            return "\(id(rule.firstItem)).\(rule.firstAttribute) \(sign)\(other ?? "")\(constant)\(priority)"
        }
        #expect(told == expected)
        #expect(made.allSatisfy { !$0.isActive })
        #expect(stage.host.notes.isEmpty)
    }

    private func id(_ item: AnyObject?) -> String { (item as? UIView)?.accessibilityIdentifier ?? "?" }

    @Test func `A form in visual format is laid out in both layout directions`() {
        stage.act {
            NSLayoutConstraint.activate(
                rules("H:|-[name(80)]-gap-[field]-|", [.alignAllTop, .alignAllBottom], ["gap": NSNumber(value: 12)])
                    + rules("V:|-(2)-[name(44)]"))
            card.layoutIfNeeded()
        }
        #expect(name.frame == CGRect(x: 20, y: 2, width: 80, height: 44))
        #expect(field.frame == CGRect(x: 112, y: 2, width: 148, height: 44))
        stage.act {
            card.semanticContentAttribute = .forceRightToLeft
            card.layoutIfNeeded()
        }
        #expect(name.frame.maxX == 260)
        #expect(name.frame.minX > field.frame.maxX)
    }

    @Test func `A visual format with its own direction option ignores the layout direction`() {
        let fromLeft = rules("|-3-[name]-4-[field]", .directionLeftToRight)
        #expect(fromLeft.map(\.firstAttribute) == [.left, .left])
        #expect(fromLeft.map(\.secondAttribute) == [.left, .right])
        let fromRight = rules("|-3-[name(50)]-4-[field(60)]", .directionRightToLeft)
        stage.act {
            NSLayoutConstraint.activate(fromRight)
            card.layoutIfNeeded()
        }
        #expect(name.frame.maxX == 297)
        #expect(field.frame.maxX == 243)
        #expect(rules("V:[name]-4-[field]", .directionRightToLeft).map(\.firstAttribute) == [.top])
    }

    @Test func `Baseline spacing uses baselines, and layout guides can be used as views`() {
        let gap = rules("V:[name]-20-[field]", .spacingBaselineToBaseline)
        #expect(gap.map(\.firstAttribute) == [.firstBaseline])
        #expect(gap.map(\.secondAttribute) == [.lastBaseline])
        let guide = UILayoutGuide()
        stage.act {
            card.addLayoutGuide(guide)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-30-[guide(40)]", metrics: nil, views: ["guide": guide]))
            card.layoutIfNeeded()
        }
        #expect(guide.layoutFrame.minX == 30)
        #expect(guide.layoutFrame.width == 40)
    }

    @Test(
        "A format that means nothing makes no rule, and the log has the place and the reason",
        arguments: [
            ("H:|-[nam]-|", "at character 6, before \"nam]-|\": \"nam\" is not among the views"),
            ("H:|-[name", "at character 10: \"]\" is expected, and its end is there"),
            (
                "H:|-8[name]",
                "at character 6, before \"[name]\": a hyphen behind the distance is expected, and \"[\" is there"
            ),
            ("X:[name]", "at character 1, before \"X:[name]\": \"H:\" or \"V:\" is expected, and \"X\" is there"),
            ("H:|", "at character 4: a view in brackets is expected, and its end is there"),
            ("", "at character 1: a view in brackets is expected, and its end is there"),
            ("[name(=5)]", "at character 8, before \"5)]\": \"==\" is expected, and \"5\" is there"),
            (
                "[name(1.2.3)]",
                "at character 7, before \"1.2.3)]\": a number, a metric or a view is expected, and \"1\" is there"
            ),
            (
                "[name]-field-[field]",
                "at character 8, before \"field-[field]\": a distance is no view, and no metric has this name"
            ),
            ("[name(word)]", "at character 7, before \"word)]\": the metric \"word\" is no number"),
            (
                "[name(5@2000)]",
                "at character 7, before \"5@2000)]\": a priority is above 0 and at most 1000, and not 2000.0"
            ),
            ("[thing]", "at character 2, before \"thing]\": \"thing\" is neither a view nor a layout guide"),
            ("|-[loose]", "at character 4, before \"loose]\": \"loose\" is in no view, which \"|\" stands for"),
            (
                "|[name]|[field]",
                "at character 9, before \"[field]\": the end, behind the view around is expected, and \"[\" is there"
            ),
        ] as [(String, String)])
    func broken(format: String, reason: String) {
        let made = stage.act {
            NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: ["word": "wide"],
                views: ["name": name, "field": field, "thing": "text", "loose": UIView()])
        }
        #expect(made.isEmpty)
        #expect(stage.host.notes == [.formatBroken("The constraint format \"\(format)\" fails \(reason)")])
    }

    @Test func `Aligning views along the axis in which they follow each other is rejected and logged`() {
        #expect(rules("V:[name]-[field]", .alignAllLeft).count == 2)
        #expect(rules("V:[name]-[field]", .alignAllTop).isEmpty)
        #expect(rules("H:[name]-[field]", .alignAllCenterX).isEmpty)
        #expect(stage.host.notes.count == 2)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isSize: Bool { self == .width || self == .height }
}
