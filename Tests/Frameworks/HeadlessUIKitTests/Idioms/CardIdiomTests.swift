import HeadlessUIKit
import Testing

@Suite("Idioms: cards, cells and centred errors")
struct CardIdiomTests {
    @Test func `1. A card spans the screen less its margins, and is as high as its text and padding`() throws {
        let (card, words) = (UIView(), Lines(50))
        _ = try IdiomStage { screen in
            screen.hold(card)
            card.hold(words)
            pin(words, to: card, 16)
            rules(
                card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
                card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
                card.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16))
        }
        // The card is 390 - 2 × 16 = 358 points wide. Inside are 326 points for 32 letters in a line, so that 50
        // letters need two lines.
        #expect(card.frame == rect(16, 20, 358, 72))
        #expect(words.frame == rect(16, 16, 326, 40))
    }

    @Test func `2. A card with layout margins insets its content by the margins guide`() throws {
        let (card, words) = (UIView(), Sized(100, 20))
        _ = try IdiomStage { screen in
            card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            screen.hold(card)
            card.hold(words)
            let guide = card.layoutMarginsGuide
            rules(
                words.topAnchor.constraint(equalTo: guide.topAnchor),
                words.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                words.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                words.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                card.topAnchor.constraint(equalTo: screen.topAnchor),
                card.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        }
        #expect(card.frame == rect(0, 0, 106, 24) && words.frame == rect(2, 1, 100, 20))
    }

    @Test func `3. Margin attributes refer to the margins, not the edges`() throws {
        let (card, words) = (UIView(), Sized(100, 20))
        _ = try IdiomStage { screen in
            screen.hold(card)
            card.hold(words)
            for (mine, theirs) in [
                (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.topMargin),
                (.leading, .leadingMargin), (.trailing, .trailingMargin), (.bottom, .bottomMargin),
            ] {
                NSLayoutConstraint(
                    item: words, attribute: mine, relatedBy: .equal, toItem: card, attribute: theirs, multiplier: 1,
                    constant: 0
                ).isActive = true
            }
            rules(
                card.topAnchor.constraint(equalTo: screen.topAnchor),
                card.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        }
        #expect(card.frame == rect(0, 0, 116, 36) && words.frame == rect(8, 8, 100, 20))
    }

    @Test func `4. A cell's image is centred vertically with two texts beside it`() throws {
        let (cell, picture, title, detail) = (UIView(), Sized(60, 60), Lines(40), Lines(10))
        _ = try IdiomStage { screen in
            screen.hold(cell)
            cell.hold(picture, title, detail)
            rules(
                cell.topAnchor.constraint(equalTo: screen.topAnchor),
                cell.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                cell.widthAnchor.constraint(equalToConstant: 390),
                picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
                picture.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
                title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 12),
                title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
                title.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                detail.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -12))
            picture.setContentHuggingPriority(.required, for: .horizontal)
            picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        // 390 - 16 - 60 - 12 - 16 = 286 for the text, 28 letters per line.
        #expect(title.frame == rect(88, 12, 286, 40))
        #expect(detail.frame == rect(88, 56, 286, 20))
        #expect(cell.frame.height == 88 && picture.frame == rect(16, 14, 60, 60))
    }

    /// Lays out a row of 44 points across the screen, with a title and a value side by side.
    private static func lay(_ row: UIView, _ title: UIView, _ value: UIView, across screen: UIView) {
        rules(
            row.topAnchor.constraint(equalTo: screen.topAnchor), row.heightAnchor.constraint(equalToConstant: 44),
            row.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16))
    }

    @Test func `5. A row's value hugs its content, and the title takes the rest`() throws {
        let (row, title, value) = (UIView(), Sized(200, 20), Sized(60, 20))
        _ = try IdiomStage { screen in
            screen.hold(row)
            row.hold(title, value)
            value.setContentHuggingPriority(.init(251), for: .horizontal)
            Self.lay(row, title, value, across: screen)
            rules(
                title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                value.centerYAnchor.constraint(equalTo: row.centerYAnchor))
        }
        #expect(title.frame == rect(16, 12, 290, 20) && value.frame == rect(314, 12, 60, 20))
    }

    @Test func `6. When title and value are too wide, the one with less resistance shrinks`() throws {
        let (row, title, value) = (UIView(), Sized(300, 20), Sized(100, 20))
        _ = try IdiomStage { screen in
            screen.hold(row)
            row.hold(title, value)
            value.setContentCompressionResistancePriority(.init(751), for: .horizontal)
            Self.lay(row, title, value, across: screen)
            rules(
                title.topAnchor.constraint(equalTo: row.topAnchor), value.topAnchor.constraint(equalTo: row.topAnchor))
        }
        #expect(title.frame.width == 390 - 16 - 8 - 100 - 16 && value.frame == rect(274, 0, 100, 20))
    }

    @Test func `7. An error stack is centred and no wider than the screen allows`() throws {
        let (picture, words, button) = (Sized(80, 80), Lines(60), Sized(120, 44))
        let stack = UIStackView(arrangedSubviews: [picture, words, button])
        _ = try IdiomStage { screen in
            stack.axis = .vertical
            stack.alignment = .center
            stack.spacing = 16
            screen.hold(stack)
            rules(
                stack.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
                stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 40),
                stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -40))
        }
        // A width of 310 points has space for 31 letters, so that the text needs two lines. The height is 80 + 16 + 40
        // + 16 + 44 = 196.
        #expect(stack.frame == rect(40, 302, 310, 196))
        #expect(picture.frame == rect(115, 0, 80, 80))
        #expect(words.frame == rect(0, 96, 310, 40))
        #expect(button.frame == rect(95, 152, 120, 44))
    }

    @Test func `8. A dialog is as wide as its text, at most 270 points, and centred`() throws {
        let (dialog, words) = (UIView(), Lines(20))
        let idiom = try IdiomStage { screen in
            screen.hold(dialog)
            dialog.hold(words)
            pin(words, to: dialog, 20)
            rules(
                dialog.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
                dialog.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
                dialog.widthAnchor.constraint(lessThanOrEqualToConstant: 270))
        }
        #expect(dialog.frame == rect(75, 370, 240, 60))
        idiom.act { words.letters = 40 }
        #expect(dialog.frame == rect(60, 360, 270, 80) && words.frame == rect(20, 20, 230, 40))
    }
}
