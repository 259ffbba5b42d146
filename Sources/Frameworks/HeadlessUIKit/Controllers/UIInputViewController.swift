/// The controller of a keyboard of an app's own. Never shown, because the page has one keyboard.
open class UIInputViewController: UIViewController {}
