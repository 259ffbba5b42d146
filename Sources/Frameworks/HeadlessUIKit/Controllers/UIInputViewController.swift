/// The controller of a custom keyboard. It is never shown, because the page has one keyboard.
open class UIInputViewController: UIViewController {}
