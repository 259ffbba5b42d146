/// State that few views have, so that the others need not carry it.
final class ViewExtras {
    var alpha: CGFloat = 1
    var tag = 0
    var coveringChildren: Int32 = 0
    var contentMode = UIView.ContentMode.scaleToFill
    unowned(unsafe) var controller: UIResponder?  // the controller clears it when it goes or takes another view
    var constraints: [NSLayoutConstraint] = []
    var interactions: [any ViewInteraction] = []
    var attachments: ApplicationValues?
    private var told: Box<AccessibilityFacts>?
    private var said: Box<DeclaredFacts>?
    private var dress: Box<Decoration>?
    private(set) var rarest: RarestFacts?

    var accessibility: AccessibilityFacts? {
        get { told?.value }
        set { told = newValue.map(Box.init) }
    }

    var declared: DeclaredFacts? {
        get { said?.value }
        set { said = newValue.map(Box.init) }
    }

    var decoration: Decoration? {
        get { dress?.value }
        set { dress = newValue.map(Box.init) }
    }

    /// Where to put what hardly any view has.
    var forRarest: RarestFacts {
        if let rarest { return rarest }
        let made = RarestFacts()
        rarest = made
        return made
    }
}

/// Something attached to a view that reacts to a person, such as a gesture recogniser.
package protocol ViewInteraction: AnyObject {
    /// Whether a tap on the view would be noticed.
    var reactsToTap: Bool { get }
    /// Reacts to a tap.
    func tapped()
}

/// What a room above says about a view that the view's class does not know.
package struct DeclaredFacts: Equatable {
    package var kind: ViewKind?
    package var role: String?
    package var headingLevel: Int?
    package var styleID: String?
    package var type: String?
    package var properties: [String: String] = [:]
    package init() {}
}

/// What assistive technology is told.
struct AccessibilityFacts: Equatable {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var isElement: Bool?
    var isModal = false
    var hidesElements = false
    var traits: UIAccessibilityTraits?
}
