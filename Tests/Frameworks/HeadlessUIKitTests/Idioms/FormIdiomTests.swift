import HeadlessUIKit
import TestSupport
import Testing

@Suite("Idioms: forms, overlays and bars")
struct FormIdiomTests {
    @Test func `9. Labels of a form are as wide as the widest, and fields take the rest`() throws {
        let labels = [Sized(60, 20), Sized(110, 20), Sized(40, 20)]
        let fields = [Sized(10, 34), Sized(10, 34), Sized(10, 34)]
        _ = try IdiomStage { screen in
            var above: UIView?
            for (label, field) in zip(labels, fields) {
                screen.hold(label, field)
                label.setContentHuggingPriority(.init(251), for: .horizontal)
                label.setContentCompressionResistancePriority(.required, for: .horizontal)
                rules(
                    label.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
                    field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                    field.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
                    label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
                    label.widthAnchor.constraint(equalTo: labels[0].widthAnchor),
                    field.topAnchor.constraint(
                        equalTo: above?.bottomAnchor ?? screen.topAnchor, constant: above == nil ? 20 : 12))
                above = field
            }
        }
        #expect(labels.map(\.frame.width) == [110, 110, 110])
        #expect(fields.map(\.frame) == [rect(134, 20, 240, 34), rect(134, 66, 240, 34), rect(134, 112, 240, 34)])
        #expect(labels.map(\.frame.minY) == [27, 73, 119])
    }

    @Test func `10. Two columns are equally wide, with a gap`() throws {
        let (left, right) = (Sized(10, 50), Sized(80, 70))
        _ = try IdiomStage { screen in
            screen.hold(left, right)
            rules(
                left.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
                right.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
                left.widthAnchor.constraint(equalTo: right.widthAnchor),
                left.topAnchor.constraint(equalTo: screen.topAnchor),
                right.topAnchor.constraint(equalTo: left.topAnchor)
            )
        }
        #expect(left.frame == rect(16, 0, 175, 50) && right.frame == rect(199, 0, 175, 70))
    }

    @Test func `11. One column is a third as wide as the other`() throws {
        let (left, right) = (Sized(10, 50), Sized(10, 50))
        _ = try IdiomStage { screen in
            screen.hold(left, right)
            rules(
                left.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                right.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 3),
                left.topAnchor.constraint(equalTo: screen.topAnchor),
                right.topAnchor.constraint(equalTo: screen.topAnchor)
            )
        }
        #expect(left.frame.width == 97 + 1.0 / 3 || left.frame.width == onPixels(97.5))
        #expect(right.frame.maxX == 390 && right.frame.minX == left.frame.maxX)
    }

    @Test func `12. An overlay covers the screen with a spinner in its centre`() throws {
        let (overlay, wheel) = (UIView(), UIActivityIndicatorView(style: .large))
        _ = try IdiomStage { screen in
            screen.hold(overlay)
            overlay.hold(wheel)
            pin(overlay, to: screen)
            rules(
                wheel.centerXAnchor.constraint(equalTo: overlay.centerXAnchor),
                wheel.centerYAnchor.constraint(equalTo: overlay.centerYAnchor))
        }
        #expect(overlay.frame == rect(0, 0, 390, 800))
        let side = wheel.intrinsicContentSize.width
        #expect(wheel.frame.size == CGSize(width: side, height: side))
        #expect(abs(wheel.frame.midX - 195) < 0.34 && abs(wheel.frame.midY - 400) < 0.34)
    }

    @Test func `13. A blur view fills its parent by autoresizing, and constraints place its content`() throws {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        let words = Sized(100, 20)
        let idiom = try IdiomStage { screen in
            blur.frame = screen.bounds
            blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screen.addSubview(blur)
            blur.contentView.hold(words)
            rules(
                words.centerXAnchor.constraint(equalTo: blur.contentView.centerXAnchor),
                words.bottomAnchor.constraint(equalTo: blur.contentView.bottomAnchor, constant: -30))
        }
        #expect(blur.contentView.frame == rect(0, 0, 390, 800) && words.frame == rect(145, 750, 100, 20))
        idiom.act { idiom.screen.frame.size = CGSize(width: 800, height: 390) }
        #expect(blur.frame == rect(0, 0, 800, 390) && words.frame == rect(350, 340, 100, 20))
    }

    @Test func `14. A bottom bar's button stays above the home indicator, and its background extends below`() throws {
        let (bar, button) = (UIView(), Sized(100, 44))
        let stage = try Stage()
        stage.act {
            let window = stage.window
            window.hold(bar)
            bar.hold(button)
            rules(
                bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: window.bottomAnchor),
                button.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
                button.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
                button.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
                button.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor, constant: -8))
        }
        let (whole, inset) = (stage.window.bounds, stage.window.safeAreaInsets.bottom)
        #expect(bar.frame == rect(0, whole.height - inset - 60, whole.width, inset + 60))
        #expect(button.frame == rect(16, 8, whole.width - 32, 44))
    }

    @Test func `15. A field stays above the keyboard when code changes its bottom constant`() throws {
        let field = Sized(10, 40)
        var foot: NSLayoutConstraint?
        let idiom = try IdiomStage { screen in
            screen.hold(field)
            let bottom = field.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -34)
            foot = bottom
            rules(
                bottom, field.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
                field.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16))
        }
        #expect(field.frame == rect(16, 726, 358, 40))
        idiom.act { foot?.constant = -336 }
        #expect(field.frame == rect(16, 424, 358, 40))
    }

    @Test func `16. A badge is centred on the corner of its icon`() throws {
        let (icon, badge) = (Sized(40, 40), Sized(18, 18))
        _ = try IdiomStage { screen in
            screen.hold(icon)
            icon.hold(badge)
            rules(
                icon.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
                icon.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 100),
                badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
                badge.centerYAnchor.constraint(equalTo: icon.topAnchor))
        }
        #expect(icon.frame == rect(100, 100, 40, 40) && badge.frame == rect(31, -9, 18, 18))
    }
}
