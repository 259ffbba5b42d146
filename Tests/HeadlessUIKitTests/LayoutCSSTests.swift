import HeadlessUIKit
import TestSupport
import Testing

@Suite("Layout as css")
struct LayoutCSSTests {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let view = UIView()

    init() {
        parent.addSubview(view)
    }

    private func constrain(_ constraints: [NSLayoutConstraint]) -> [String: String] {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(constraints)
        return view.projected.styles
    }

    struct MaskCase {
        var mask: UIView.AutoresizingMask
        var css: [String: String]
    }

    @Test(
        "A frame and its mask",
        arguments: [
            MaskCase(mask: [], css: ["left": "10px", "width": "100px", "top": "20px", "height": "200px"]),
            MaskCase(
                mask: [.flexibleWidth, .flexibleHeight],
                css: ["left": "10px", "right": "290px", "top": "20px", "bottom": "580px"]),
            MaskCase(
                mask: [.flexibleLeftMargin, .flexibleTopMargin],
                css: ["right": "290px", "width": "100px", "bottom": "580px", "height": "200px"]),
            MaskCase(
                mask: [.flexibleLeftMargin, .flexibleRightMargin],
                css: ["left": "calc(50% - 190px)", "width": "100px", "top": "20px", "height": "200px"]),
        ])
    func masks(_ example: MaskCase) {
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
        view.autoresizingMask = example.mask
        #expect(view.projected.styles == example.css.merging(["position": "absolute"]) { $1 })
    }

    @Test("A masked view of no size in a parent of no size fills it when it grows")
    func fromNothing() {
        let (outer, inner) = (UIView(), UIView())
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        #expect(
            inner.projected.styles == [
                "position": "absolute", "left": "0px", "right": "0px", "top": "0px", "bottom": "0px",
            ])
        outer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test("A view that nobody placed stands in the page's own flow")
    func flow() {
        #expect(view.projected.styles.isEmpty)
    }

    @Test("Pinned to four edges")
    func pinned() {
        let css = constrain([
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8),
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -16),
            parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 4),
        ])
        #expect(css == ["position": "absolute", "top": "8px", "left": "0px", "right": "16px", "bottom": "4px"])
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 8, width: 384, height: 788))
    }

    @Test("Centred with a fixed size")
    func centred() {
        let css = constrain([
            view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: -20),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(
            css == [
                "position": "absolute", "left": "0px", "right": "0px", "margin-left": "auto", "margin-right": "auto",
                "width": "100px", "top": "-20px", "bottom": "20px", "margin-top": "auto", "margin-bottom": "auto",
                "height": "40px",
            ])
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 150, y: 360, width: 100, height: 40))
    }

    @Test("The spinner of a loading view: a fifth of the width, and one more")
    func spinner() {
        let css = constrain([
            view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
            view.heightAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.2),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, constant: 1),
        ])
        #expect(css["height"] == "20cqw")
        #expect(css["width"] == "calc(20% + 1px)")
        #expect(parent.projected.styles["container-type"] == "size")
        parent.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 81, height: 80))
    }

    @Test("Inside the safe area")
    func safeArea() {
        let guide = parent.safeAreaLayoutGuide
        let css = constrain([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        #expect(
            css == [
                "position": "absolute", "top": "var(--safe-area-top, 0px)", "left": "var(--safe-area-left, 0px)",
                "right": "var(--safe-area-right, 0px)",
                "bottom": "calc(var(--safe-area-bottom, 0px) + 10px)",
            ])
    }

    @Test("A share of the parent, at most and at least")
    func sizes() {
        let css = constrain([
            view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5, constant: 3),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            view.heightAnchor.constraint(lessThanOrEqualTo: parent.heightAnchor, multiplier: 0.25),
        ])
        #expect(css["width"] == "calc(50% + 3px)")
        #expect(css["min-height"] == "44px")
        #expect(css["max-height"] == "25%")
    }

    @Test("A ratio of its own sides")
    func ratio() {
        let css = constrain([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
        ])
        #expect(css["aspect-ratio"] == "2")
    }

    @Test("The stronger of two rules counts")
    func priority() {
        let weak = view.widthAnchor.constraint(equalToConstant: 10)
        weak.priority = .defaultLow
        let css = constrain([weak, view.widthAnchor.constraint(equalToConstant: 20)])
        #expect(css["width"] == "20px")
    }

    @Test("Below a sibling of known height")
    func belowKnown() {
        let header = UIView()
        parent.addSubview(header)
        header.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
            header.heightAnchor.constraint(equalToConstant: 50),
        ])
        let css = constrain([view.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8)])
        #expect(css["top"] == "68px")
        #expect(css["position"] == "absolute")
    }

    @Test("Strung together below a label, whose height only the page knows, views stand in a column")
    func column() {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.text = "Hello"
        for child in [label, button] as [UIView] {
            parent.addSubview(child)
            child.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -16),
            button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            button.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        ])
        #expect(
            label.projected.styles == [
                "position": "relative", "margin-top": "20px", "flex": "0 0 auto", "margin-left": "16px",
                "margin-right": "16px", "align-self": "stretch",
            ])
        let styles = button.projected.styles
        #expect(styles["margin-top"] == "12px")
        #expect(styles["order"] == "1")
        #expect(styles["align-self"] == "center")
        parent.layoutIfNeeded()
        #expect(button.frame.minY == label.frame.maxY + 12)
        #expect(button.frame.midX == 200)
    }

    @Test("Strung together sideways, they stand in a row")
    func row() {
        let (icon, text) = (UIImageView(image: UIImage(named: "icon")), UILabel())
        for child in [icon, text] as [UIView] {
            parent.addSubview(child)
            child.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4),
        ])
        #expect(parent.projected.styles["flex-direction"] == "row")
        #expect(text.projected.styles["margin-left"] == "4px")
    }

    @Test("A stack view is a flexible box")
    func stack() {
        let (first, second) = (UILabel(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        stack.alignment = .center
        stack.distribution = .equalCentering
        stack.spacing = 20
        stack.setCustomSpacing(30, after: first)
        parent.addSubview(stack)
        #expect(
            stack.projected.styles == [
                "flex-direction": "column", "align-items": "center", "justify-content": "space-between", "gap": "20px",
            ])
        #expect(first.projected.styles == ["flex": "0 1 auto", "margin-bottom": "10px"])
        stack.distribution = .fillEqually
        #expect(second.projected.styles["flex"] == "1 1 0")
    }

    @Test("Content pinned inside a scroll view flows, so that it can be longer than the view")
    func scroll() {
        let scroll = UIScrollView()
        let content = UIView()
        scroll.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -24),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        #expect(
            content.projected.styles == [
                "position": "relative", "width": "100%", "margin-bottom": "24px", "flex": "0 0 auto",
                "align-self": "flex-start",
            ])
    }

    @Test("A declaration given by name wins over layout")
    func ownDeclarations() {
        view.css["position"] = "relative"
        let css = constrain([view.topAnchor.constraint(equalTo: parent.topAnchor)])
        #expect(css["position"] == "relative")
        #expect(css["top"] == "0px")
    }

    @Test("What a reader was told is taken back when it no longer holds")
    func takenBack() throws {
        let stage = try Stage()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        stage.act { stage.window.addSubview(view) }
        try stage.drain()
        stage.act {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
        }
        try stage.drain()
        #expect(stage.reader[view.id]?.properties.styles["height"] == nil)
    }

    @Test("A changed constant is one update of one view")
    func constant() throws {
        let stage = try Stage()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.act { stage.window.addSubview(view) }
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        stage.act { height.isActive = true }
        try stage.drain()
        stage.act { height.constant = 20 }
        #expect(try stage.drain().count == 1)
        #expect(stage.reader[view.id]?.properties.styles["height"] == "20px")
    }

    @Test("Leaving the parent turns off the rules that tied them")
    func leaving() {
        let rule = view.topAnchor.constraint(equalTo: parent.topAnchor)
        let own = view.heightAnchor.constraint(equalToConstant: 5)
        _ = constrain([rule, own])
        #expect(parent.constraints.count == 1)
        #expect(view.constraints.count == 1)
        view.removeFromSuperview()
        #expect(rule.isActive == false)
        #expect(own.isActive)
        #expect(parent.constraints.isEmpty)
    }
}
