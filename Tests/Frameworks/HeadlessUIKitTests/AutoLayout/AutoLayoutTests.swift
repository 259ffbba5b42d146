import HeadlessUIKit
import TestSupport
import Testing

@Suite("Places that constraints find")
struct AutoLayoutTests {
    @Test func `A card is as large as its label and the insets around it`() throws {
        let stage = try Stage()
        let (card, label) = (free(), Sized(120, 20))
        stage.act {
            stage.window.addSubview(card)
            card.addSubview(label)
            pin(label, to: card, 8)
            card.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100).isActive = true
            card.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
        }
        let left = (stage.window.bounds.width - 136) / 2
        #expect(card.frame == CGRect(x: (left * 3).rounded() / 3, y: 100, width: 136, height: 36))
        #expect(label.frame == CGRect(x: 8, y: 8, width: 120, height: 20))
        stage.act { label.size = CGSize(width: 60, height: 30) }
        #expect(card.frame.size == CGSize(width: 76, height: 46))
        #expect(label.frame == CGRect(x: 8, y: 8, width: 60, height: 30))
    }

    @Test func `Text wraps in the width that constraints leave, and again when the width changes`() throws {
        let stage = try Stage()
        let (card, text) = (free(), Lines(30))
        var width: NSLayoutConstraint?
        stage.act {
            stage.window.addSubview(card)
            card.addSubview(text)
            pin(text, to: card, 10)
            card.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            card.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            width = card.widthAnchor.constraint(equalToConstant: 120)
            width?.isActive = true
        }
        #expect(text.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
        #expect(card.frame.height == 80)
        stage.act { width?.constant = 170 }
        #expect(text.frame == CGRect(x: 10, y: 10, width: 150, height: 40))
        #expect(card.frame.height == 60)
        stage.act { width?.isActive = false }
        #expect(text.frame == CGRect(x: 10, y: 10, width: 300, height: 20))
        #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    }

    @Test func `A view knows its own bounds in layoutSubviews and may set its subviews' frames there`() throws {
        final class Measured: UIView {
            var seen: [CGSize] = []
            let half = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                seen.append(bounds.size)
                half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let stage = try Stage()
        let view = Measured()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.act {
            stage.window.addSubview(view)
            view.addSubview(view.half)
            view.heightAnchor.constraint(equalToConstant: 60).isActive = true
            view.widthAnchor.constraint(equalTo: stage.window.widthAnchor, multiplier: 0.5, constant: 3.5).isActive =
                true
        }
        #expect(view.seen == [CGSize(width: 200, height: 60)])
        #expect(view.half.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test func `A stack view distributes by hugging, equally, proportionally and with equal spacing`() throws {
        let stage = try Stage()
        let views = [Sized(50, 10), Sized(100, 20), Sized(50, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        stage.act {
            stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
            stage.window.addSubview(stack)
        }
        func widths() -> [CGFloat] { views.map(\.frame.width) }
        #expect(widths() == [50, 200, 50])
        #expect(views.map(\.frame.minX) == [0, 60, 270])
        #expect(views.map(\.frame.height) == [40, 40, 40])
        stage.act { stack.distribution = .fillEqually }
        #expect(widths() == [100, 100, 100])
        stage.act { stack.distribution = .fillProportionally }
        #expect(widths() == [75, 150, 75])
        stage.act { stack.distribution = .equalSpacing }
        #expect(widths() == [50, 100, 50])
        #expect(views.map(\.frame.minX) == [0, 110, 270])
        stage.act { stack.distribution = .equalCentering }
        #expect(views.map(\.frame.midX) == [25, 160, 295])
        stage.act {
            stack.distribution = .fill
            stack.alignment = .center
            views[1].isHidden = true
            stack.setCustomSpacing(20, after: views[0])
        }
        #expect(views[0].frame.minX == 0 && views[2].frame.maxX == 320)
        #expect(views[2].frame.minX - views[0].frame.maxX == 20)
        #expect(views.map(\.frame.midY)[0] == 20 && views[2].frame.height == 30)
    }

    @Test func `A nested stack view is as large as its arranged views`() throws {
        let stage = try Stage()
        let row = UIStackView(arrangedSubviews: [Sized(30, 10), Sized(40, 16)])
        row.spacing = 5
        let column = UIStackView(arrangedSubviews: [Sized(20, 8), row])
        column.axis = .vertical
        column.spacing = 2
        column.alignment = .leading
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        column.translatesAutoresizingMaskIntoConstraints = false
        stage.act {
            stage.window.addSubview(column)
            column.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
            column.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        }
        #expect(column.frame.size == CGSize(width: 2 + 75 + 4, height: 1 + 8 + 2 + 16 + 3))
        #expect(row.frame == CGRect(x: 2, y: 11, width: 75, height: 16))
        #expect(row.arrangedSubviews[1].frame == CGRect(x: 35, y: 0, width: 40, height: 16))
    }

    @Test func `A stack view's proportions count the lines of its labels`() throws {
        let stage = try Stage()
        let (short, long) = (UILabel(), UILabel())
        short.text = "One"
        long.text = String(repeating: "several words ", count: 12)
        for label in [short, long] { label.numberOfLines = 0 }
        let stack = UIStackView(arrangedSubviews: [short, long])
        stack.axis = .vertical
        stack.distribution = .fillProportionally
        stage.act {
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 500)
            stage.window.addSubview(stack)
        }
        let lines = long.sizeThatFits(CGSize(width: 200, height: 0)).height / short.intrinsicContentSize.height
        #expect(lines > 5 && abs(long.frame.height / short.frame.height - lines) < 0.2)
        #expect(short.frame.height + long.frame.height == 500)
        stage.act { long.text = "Two" }
        #expect(abs(short.frame.height - 250) < 1 && abs(long.frame.height - 250) < 1)
    }

    @Test func `Equal conflicts of one pass are one entry with their count`() throws {
        let stage = try Stage()
        stage.act {
            for _ in 0..<5 {
                let view = Sized(10, 10)
                stage.window.addSubview(view)
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
                view.widthAnchor.constraint(equalToConstant: 100).isActive = true
                view.widthAnchor.constraint(equalToConstant: 150).isActive = true
            }
        }
        let sentences = ["Sized.width == 100.0", "Sized.width == 150.0"]
        #expect(stage.host.notes == [.constraintsConflict(sentences, broken: sentences[1], count: 5)])
        #expect(stage.host.notes.first?.description.hasSuffix("This happened 5 times") == true)
        stage.act {
            let view = Sized(10, 10)
            stage.window.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            view.widthAnchor.constraint(equalToConstant: 150).isActive = true
        }
        #expect(stage.host.notes.last == .constraintsConflict(sentences, broken: sentences[1]))
    }

    @Test func `Priorities decide which view shrinks, and conflicting required constraints are logged`() throws {
        let stage = try Stage()
        let (left, right) = (Sized(300, 20), Sized(300, 20))
        left.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        stage.act {
            for view in [left, right] {
                stage.window.addSubview(view)
                view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            }
            left.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor).isActive = true
            right.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
        }
        #expect(left.frame.width == 300)
        #expect(right.frame.width == stage.window.bounds.width - 300)
        stage.act {
            let width = left.widthAnchor.constraint(equalToConstant: 100)
            let other = left.widthAnchor.constraint(equalToConstant: 150)
            other.identifier = "wider"
            NSLayoutConstraint.activate([width, other])
        }
        #expect(left.frame.width == 100)
        #expect(
            stage.host.notes == [
                .constraintsConflict(
                    ["Sized.width == 100.0", "Sized.width == 150.0 (wider)"], broken: "Sized.width == 150.0 (wider)")
            ])
    }

    @Test func `systemLayoutSizeFitting measures a view without a window, with or without a given width`() throws {
        let (cell, text) = (UIView(), Lines(30))
        cell.addSubview(text)
        pin(text, to: cell, 10)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 320, height: 40))
        let narrow = cell.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow == CGSize(width: 120, height: 80))
        #expect(cell.frame == .zero)
        cell.frame = CGRect(x: 0, y: 0, width: 220, height: 50)
        cell.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 10, y: 10, width: 200, height: 30))
    }

    @Test func `Layout guides, margins and the safe area can be used as anchors`() throws {
        let stage = try Stage()
        let (view, spacer) = (Sized(10, 10), UILayoutGuide())
        let (inner, attribute) = (Sized(10, 10), Sized(10, 10))
        let box = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.act {
            for added in [view, box] { stage.window.addSubview(added) }
            box.addSubview(inner)
            box.addSubview(attribute)
            stage.window.addLayoutGuide(spacer)
            NSLayoutConstraint.activate([
                spacer.topAnchor.constraint(equalTo: stage.window.safeAreaLayoutGuide.topAnchor),
                spacer.heightAnchor.constraint(equalToConstant: 33),
                spacer.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                spacer.widthAnchor.constraint(equalToConstant: 7),
                view.topAnchor.constraint(equalTo: spacer.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
                inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
                inner.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
                NSLayoutConstraint(
                    item: attribute, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .bottomMargin,
                    multiplier: 1, constant: 0),
                NSLayoutConstraint(
                    item: attribute, attribute: .leading, relatedBy: .equal, toItem: box, attribute: .leadingMargin,
                    multiplier: 1, constant: 0),
            ])
        }
        let top = stage.window.safeAreaInsets.top
        #expect(view.frame == CGRect(x: 7, y: top + 33, width: 10, height: 10))
        #expect(spacer.layoutFrame == CGRect(x: 0, y: top, width: 7, height: 33))
        #expect(inner.frame == CGRect(x: 86, y: 1, width: 10, height: 10))
        #expect(attribute.frame == CGRect(x: 2, y: 87, width: 10, height: 10))
        stage.act { box.layoutMargins = .zero }
        #expect(inner.frame.origin == CGPoint(x: 90, y: 0))
        stage.act { box.frame.size.height = 50 }
        #expect(attribute.frame.minY == 40)
    }

    @Test func `Views of different parents can be constrained, and a removed view loses its constraints`() throws {
        let stage = try Stage()
        let (one, other) = (UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), free())
        let (a, b) = (Sized(20, 20), Sized(5, 5))
        stage.act {
            stage.window.addSubview(one)
            stage.window.addSubview(other)
            one.addSubview(a)
            other.addSubview(b)
            NSLayoutConstraint.activate([
                other.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 30),
                other.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 150),
                other.widthAnchor.constraint(equalToConstant: 200), other.heightAnchor.constraint(equalToConstant: 50),
                a.leadingAnchor.constraint(equalTo: one.leadingAnchor, constant: 7),
                a.topAnchor.constraint(equalTo: one.topAnchor),
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
                b.topAnchor.constraint(equalTo: other.topAnchor),
            ])
        }
        #expect(b.frame == CGRect(x: 10 + 7 + 20 - 30, y: 0, width: 5, height: 5))
        stage.act { one.frame.origin.x = 40 }
        #expect(b.frame.origin == CGPoint(x: 40 + 7 + 20 - 30, y: 0))
        stage.act { other.removeFromSuperview() }
        stage.act { a.size = CGSize(width: 44, height: 44) }
        #expect(a.frame == CGRect(x: 7, y: 0, width: 44, height: 44))
        #expect(stage.host.notes.isEmpty)
    }

    @Test func `Content of a scroll view is laid out from the scroll view's content origin`() throws {
        let stage = try Stage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        let content = Sized(200, 700)
        stage.act {
            stage.window.addSubview(scroll)
            scroll.addSubview(content)
            pin(content, to: scroll, 5)
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -10).isActive = true
        }
        #expect(content.frame == CGRect(x: 5, y: 5, width: 190, height: 700))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `Constraint values that are not finite are logged and keep frames finite`(number: CGFloat) throws {
        let stage = try Stage()
        let view = Sized(number, number)
        stage.act {
            stage.window.addSubview(view)
            view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 5).isActive = true
            view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: number).isActive = true
            view.widthAnchor.constraint(equalTo: stage.window.widthAnchor, multiplier: number).isActive = true
        }
        #expect(view.frame.minX == 5)
        #expect(view.frame.width.isFinite && view.frame.height.isFinite && view.frame.minY.isFinite)
        #expect(!stage.host.notes.isEmpty)
    }

    @Test(arguments: [true, false], ["sizes first", "sizes last", "equal sizes"])
    func `A column with no top constraint starts at the top, in either order of its constraints`(
        isDownwards: Bool, order: String
    ) throws {
        let stage = try Stage()
        let labels = (0..<5).map { _ in free() }
        stage.act {
            for label in labels { stage.window.addSubview(label) }
            var rules = zip(labels, labels.dropFirst()).map { upper, lower in
                isDownwards
                    ? lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 10)
                    : upper.bottomAnchor.constraint(equalTo: lower.topAnchor, constant: -10)
            }
            var sizes = labels.map { $0.heightAnchor.constraint(equalToConstant: 88) }
            if order == "equal sizes" {
                sizes = [labels[0].heightAnchor.constraint(equalToConstant: 88)]
                sizes[0].priority = UILayoutPriority(999)
                sizes += labels.dropFirst().map { $0.heightAnchor.constraint(equalTo: labels[0].heightAnchor) }
                sizes.append(
                    labels[4].bottomAnchor.constraint(lessThanOrEqualTo: stage.window.bottomAnchor, constant: -10))
            }
            rules = order == "sizes last" ? rules + sizes : sizes + rules
            NSLayoutConstraint.activate(rules)
        }
        #expect(labels.map(\.frame.minY) == [0, 98, 196, 294, 392])
        #expect(labels.allSatisfy { $0.frame.height == 88 })
    }
}

extension UILayoutPriority {
    fileprivate static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + more)
    }
    fileprivate static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - less)
    }
}
