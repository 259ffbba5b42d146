import HeadlessUIKit
import Testing

@Suite("Idioms: stacks and scroll views")
struct StackIdiomTests {
    @Test func `17. A stack in a scroll view is as wide as the view and as long as its content`() throws {
        let scroll = UIScrollView()
        let parts = [Lines(60), Lines(10)]
        let stack = UIStackView(arrangedSubviews: parts)
        _ = try IdiomStage { screen in
            stack.axis = .vertical
            stack.spacing = 10
            screen.hold(scroll)
            scroll.hold(stack)
            pin(scroll, to: screen)
            let content = scroll.contentLayoutGuide
            rules(
                stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 15),
                stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -15),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
                stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -30))
        }
        // A width of 360 points has space for 36 letters, so that the first text needs two lines and the second text
        // one line.
        #expect(stack.frame == rect(15, 20, 360, 70))
        #expect(scroll.contentSize == CGSize(width: 390, height: 110))
    }

    @Test func `18. A horizontally scrolling row is as long as its content`() throws {
        let scroll = UIScrollView()
        let stack = UIStackView(arrangedSubviews: (0..<5).map { _ in Sized(150, 80) })
        _ = try IdiomStage { screen in
            stack.spacing = 12
            screen.hold(scroll)
            scroll.hold(stack)
            pin(stack, to: scroll)
            rules(
                scroll.topAnchor.constraint(equalTo: screen.topAnchor),
                scroll.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                scroll.heightAnchor.constraint(equalTo: stack.heightAnchor))
        }
        #expect(scroll.frame == rect(0, 0, 390, 80))
        #expect(scroll.contentSize == CGSize(width: 798, height: 80))
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 162, 324, 486, 648])
    }

    @Test func `19. Content shorter than the screen fills it when a constraint requires it`() throws {
        let (scroll, content) = (UIScrollView(), Sized(10, 200))
        let idiom = try IdiomStage { screen in
            screen.hold(scroll)
            scroll.hold(content)
            pin(scroll, to: screen)
            pin(content, to: scroll)
            rules(
                content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor))
            content.setContentHuggingPriority(.init(1), for: .vertical)
        }
        #expect(content.frame == rect(0, 0, 390, 800))
        idiom.act { content.size.height = 1_000 }
        #expect(content.frame == rect(0, 0, 390, 1_000) && scroll.contentSize.height == 1_000)
    }

    @Test func `20. A vertical stack view with layout margins insets its content`() throws {
        let part = Sized(100, 40)
        let stack = UIStackView(arrangedSubviews: [part])
        _ = try IdiomStage { screen in
            stack.axis = .vertical
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            screen.hold(stack)
            rules(
                stack.topAnchor.constraint(equalTo: screen.topAnchor),
                stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        }
        #expect(stack.frame == rect(0, 0, 160, 80) && part.frame == rect(20, 10, 100, 40))
    }

    @Test func `21. A hidden arranged view takes no space and gets it back when shown`() throws {
        let parts = [Sized(100, 20), Sized(100, 30), Sized(100, 40)]
        let stack = UIStackView(arrangedSubviews: parts)
        let idiom = try IdiomStage { screen in
            stack.axis = .vertical
            stack.spacing = 5
            screen.hold(stack)
            rules(
                stack.topAnchor.constraint(equalTo: screen.topAnchor),
                stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
            parts[1].isHidden = true
        }
        #expect(stack.frame.height == 65 && parts[2].frame.minY == 25)
        idiom.act { parts[1].isHidden = false }
        #expect(stack.frame.height == 100 && parts[2].frame.minY == 60)
    }

    @Test func `22. Buttons share a row equally whatever their titles`() throws {
        let parts = [Sized(30, 44), Sized(200, 44), Sized(10, 44)]
        let stack = UIStackView(arrangedSubviews: parts)
        _ = try IdiomStage { screen in
            stack.distribution = .fillEqually
            stack.spacing = 9
            screen.hold(stack)
            rules(
                stack.topAnchor.constraint(equalTo: screen.topAnchor),
                stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor))
        }
        #expect(parts.map(\.frame.width) == [124, 124, 124] && parts.map(\.frame.minX) == [0, 133, 266])
    }

    @Test func `23. A spacer view takes the space left between two labels`() throws {
        let (first, spacer, last) = (Sized(50, 20), UIView(), Sized(70, 20))
        let stack = UIStackView(arrangedSubviews: [first, spacer, last])
        _ = try IdiomStage { screen in
            screen.hold(stack)
            rules(
                stack.topAnchor.constraint(equalTo: screen.topAnchor),
                stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor))
        }
        #expect(first.frame == rect(0, 0, 50, 20) && last.frame == rect(320, 0, 70, 20))
        #expect(spacer.frame == rect(50, 0, 270, 20))
    }

    @Test func `24. A row of an image and a column of labels centres both vertically`() throws {
        let picture = Sized(48, 48)
        let column = UIStackView(arrangedSubviews: [Sized(120, 20), Sized(90, 16)])
        let row = UIStackView(arrangedSubviews: [picture, column])
        _ = try IdiomStage { screen in
            column.axis = .vertical
            column.alignment = .leading
            column.spacing = 2
            row.alignment = .center
            row.spacing = 12
            screen.hold(row)
            rules(
                row.topAnchor.constraint(equalTo: screen.topAnchor),
                row.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        }
        #expect(row.frame == rect(0, 0, 180, 48))
        #expect(picture.frame == rect(0, 0, 48, 48) && column.frame == rect(60, 5, 120, 38))
        #expect(column.arrangedSubviews.map(\.frame) == [rect(0, 0, 120, 20), rect(0, 22, 90, 16)])
    }
}
