import HeadlessUIKit
import Testing

@Suite("Idioms: ratios, priorities and places")
struct PlacingIdiomTests {
    @Test func `25. An image across the screen keeps its aspect ratio`() throws {
        let picture = UIImageView()
        _ = try IdiomStage { screen in
            screen.hold(picture)
            rules(
                picture.topAnchor.constraint(equalTo: screen.topAnchor),
                picture.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5))
        }
        #expect(picture.frame == rect(0, 0, 390, 195))
    }

    @Test func `26. A square is as large as fits in both directions`() throws {
        let square = UIView()
        let idiom = try IdiomStage { screen in
            screen.hold(square)
            let fills = square.widthAnchor.constraint(equalTo: screen.widthAnchor)
            fills.priority = .defaultHigh
            rules(
                fills, square.widthAnchor.constraint(equalTo: square.heightAnchor),
                square.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor),
                square.heightAnchor.constraint(lessThanOrEqualTo: screen.heightAnchor),
                square.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
                square.centerYAnchor.constraint(equalTo: screen.centerYAnchor))
        }
        #expect(square.frame == rect(0, 205, 390, 390))
        idiom.act { idiom.screen.frame.size = CGSize(width: 390, height: 300) }
        #expect(square.frame == rect(45, 0, 300, 300))
    }

    @Test func `27. A column has its wanted width unless a minimum margin limits it`() throws {
        let column = UIView()
        let idiom = try IdiomStage { screen in
            screen.hold(column)
            let wanted = column.widthAnchor.constraint(equalToConstant: 500)
            wanted.priority = .init(999)
            rules(
                wanted, column.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
                column.leadingAnchor.constraint(greaterThanOrEqualTo: screen.leadingAnchor, constant: 16),
                column.topAnchor.constraint(equalTo: screen.topAnchor),
                column.bottomAnchor.constraint(equalTo: screen.bottomAnchor))
        }
        #expect(column.frame == rect(16, 0, 358, 800))
        idiom.act { idiom.screen.frame.size.width = 800 }
        #expect(column.frame == rect(150, 0, 500, 800))
    }

    @Test func `28. A multiplier places a view's centre at a quarter of the screen's height`() throws {
        let mark = Sized(20, 20)
        _ = try IdiomStage { screen in
            screen.hold(mark)
            NSLayoutConstraint(
                item: mark, attribute: .centerY, relatedBy: .equal, toItem: screen, attribute: .bottom,
                multiplier: 0.25, constant: 0
            ).isActive = true
            mark.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: 10).isActive = true
        }
        #expect(mark.frame == rect(195, 190, 20, 20))
    }

    @Test func `29. A view can be placed below another that ends at the screen's centre`() throws {
        let (box, words) = (Sized(40, 40), Sized(100, 20))
        _ = try IdiomStage { screen in
            screen.hold(box, words)
            rules(
                box.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
                box.bottomAnchor.constraint(equalTo: screen.centerYAnchor),
                words.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 4),
                words.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                words.trailingAnchor.constraint(equalTo: screen.trailingAnchor))
        }
        #expect(box.frame == rect(175, 360, 40, 40) && words.frame == rect(0, 404, 390, 20))
    }

    @Test func `30. Layout guides divide the space around a view in a fixed ratio`() throws {
        let (before, after) = (UILayoutGuide(), UILayoutGuide())
        let view = Sized(100, 50)
        let idiom = try IdiomStage { screen in
            screen.addLayoutGuide(before)
            screen.addLayoutGuide(after)
            screen.hold(view)
            rules(
                before.topAnchor.constraint(equalTo: screen.topAnchor),
                view.topAnchor.constraint(equalTo: before.bottomAnchor),
                after.topAnchor.constraint(equalTo: view.bottomAnchor),
                after.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
                after.heightAnchor.constraint(equalTo: before.heightAnchor, multiplier: 2),
                view.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        }
        #expect(idiom.screen.constraints.count == 6 && view.frame == rect(0, 250, 100, 50))
        #expect(before.layoutFrame.height == 250 && after.layoutFrame.height == 500)
    }

    @Test func `31. Switching between two sets of constraints moves the view`() throws {
        let view = Sized(100, 50)
        var (low, high): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        let idiom = try IdiomStage { screen in
            screen.hold(view)
            low = [view.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -10)]
            high = [view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10)]
            rules(view.centerXAnchor.constraint(equalTo: screen.centerXAnchor))
            NSLayoutConstraint.activate(high)
        }
        #expect(view.frame == rect(145, 10, 100, 50))
        idiom.act {
            NSLayoutConstraint.deactivate(high)
            NSLayoutConstraint.activate(low)
        }
        #expect(view.frame == rect(145, 740, 100, 50))
    }

    @Test func `32. A constraint of lower priority applies once the stronger one is inactive`() throws {
        let view = UIView()
        var wide: NSLayoutConstraint?
        let idiom = try IdiomStage { screen in
            screen.hold(view)
            let narrow = view.widthAnchor.constraint(equalToConstant: 100)
            narrow.priority = .defaultLow
            let stronger = view.widthAnchor.constraint(equalToConstant: 300)
            wide = stronger
            rules(
                narrow, stronger, view.heightAnchor.constraint(equalToConstant: 10),
                view.topAnchor.constraint(equalTo: screen.topAnchor),
                view.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        }
        #expect(view.frame.width == 300)
        idiom.act { wide?.isActive = false }
        #expect(view.frame.width == 100)
        idiom.act { wide?.isActive = true }
        #expect(view.frame.width == 300)
    }
}
