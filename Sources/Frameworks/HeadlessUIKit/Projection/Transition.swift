/// How an inserted or removed view comes or goes on the page.
package enum Transition: String, Sendable {
    case push, pop, present, dismiss, fade
}
