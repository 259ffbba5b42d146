/// The page's animation of an inserted or removed view.
package enum Transition: String, Sendable {
    case push, pop, present, dismiss, fade
}
