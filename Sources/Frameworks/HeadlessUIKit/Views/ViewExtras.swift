package import ViewSchema

/// Properties that few views have. Stored separately, to keep views small.
final class ViewExtras {
    var alpha: CGFloat = 1
    var tag = 0
    var coveringChildren: Int32 = 0
    var contentMode = UIView.ContentMode.scaleToFill
    unowned(unsafe) var controller: UIResponder?  // the controller clears it when it is freed or gets another view
    var constraints: [NSLayoutConstraint] = []
    var interactions: [any ViewInteraction] = []
    var attachments: ApplicationValues?
    private var accessibilityBox: Box<AccessibilityFacts>?
    private var said: Box<DeclaredFacts>?
    private var dress: Box<Decoration>?
    private(set) var rarest: RarestFacts?

    var accessibility: AccessibilityFacts? {
        get { accessibilityBox?.value }
        set { accessibilityBox = newValue.map(Box.init) }
    }

    var declared: DeclaredFacts? {
        get { said?.value }
        set { said = newValue.map(Box.init) }
    }

    var decoration: Decoration? {
        get { dress?.value }
        set { dress = newValue.map(Box.init) }
    }

    /// The rarest properties. Created on first use.
    var forRarest: RarestFacts {
        if let rarest { return rarest }
        let made = RarestFacts()
        rarest = made
        return made
    }
}

/// An interaction of a view, such as a gesture recogniser.
package protocol ViewInteraction: AnyObject {
    /// Whether a tap on the view has an effect.
    var reactsToTap: Bool { get }
    /// Handles a tap on the view.
    func tapped()
}

/// Properties that a module on top of UIKit declares for a view.
package struct DeclaredFacts: Equatable {
    package var kind: ViewKind?
    package var role: String?
    package var headingLevel: Int?
    package var styleID: String?
    package var type: String?
    package var properties: [TextProperty: String] = [:]
    package init() {}
}

/// The accessibility properties of a view.
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
