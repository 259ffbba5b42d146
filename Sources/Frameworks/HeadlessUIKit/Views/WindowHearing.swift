/// A controller that hears when its view comes into a window or leaves it.
package protocol WindowHearing: UIResponder {
    func viewMovedToWindow(_ window: UIWindow?)
}
