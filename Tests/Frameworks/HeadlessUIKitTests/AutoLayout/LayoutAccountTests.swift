import HeadlessUIKit
import Testing

@Suite("What decided where a view is")
struct LayoutAccountTests {
    @Test func `A layout report lists constraints with their priorities and those that are not satisfied`() throws {
        let view = Sized(100, 20)
        let idiom = try IdiomStage { screen in
            screen.hold(view)
            let wide = view.widthAnchor.constraint(equalToConstant: 50)
            wide.priority = .defaultHigh
            let narrow = view.widthAnchor.constraint(equalToConstant: 30)
            let narrower = view.widthAnchor.constraint(equalToConstant: 20)
            narrower.identifier = "narrower"
            rules(wide, narrow, narrower, view.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        }
        let account = view.layoutExplanation
        #expect(account.placing == .constraints && account.frame == view.frame)
        #expect(account.rules.map(\.priority) == [750, 1_000, 1_000, 1_000])
        #expect(account.rules.map(\.isFollowed) == [true, true, false, true])
        #expect(account.rules[2].text == "Sized.width == 20.0 (narrower)")
        #expect(account.content?.hugging == [250, 250] && account.content?.resistance == [750, 750])
        #expect(view.constraintsAffectingLayout(for: .horizontal).count == 4)
        #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
        #expect(idiom.screen.layoutExplanation.placing == .frame)
    }

    @Test func `A view with an undetermined position is reported as ambiguous`() throws {
        let view = Sized(100, 20)
        var top: NSLayoutConstraint?
        let idiom = try IdiomStage { screen in
            screen.hold(view)
            top = view.topAnchor.constraint(equalTo: screen.topAnchor)
            rules(view.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        }
        #expect(view.hasAmbiguousLayout && view.layoutExplanation.isAmbiguous)
        idiom.act { top?.isActive = true }
        #expect(!view.hasAmbiguousLayout)
        #expect(!idiom.screen.hasAmbiguousLayout)
    }

    @Test func `A layout report distinguishes stacks, autoresizing masks and frames set by code`() throws {
        let (arranged, masked) = (Sized(10, 10), UIView(frame: rect(0, 0, 5, 5)))
        let stack = UIStackView(arrangedSubviews: [arranged])
        let idiom = try IdiomStage { screen in
            masked.autoresizingMask = .flexibleWidth
            screen.addSubview(masked)
            screen.hold(stack)
        }
        #expect(arranged.layoutExplanation.placing == .stack && masked.layoutExplanation.placing == .mask)
        #expect(stack.layoutExplanation.placing == .constraints && idiom.screen.layoutExplanation.content == nil)
    }
}
