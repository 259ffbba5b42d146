/// A controller that is notified when its view enters or leaves a window.
package protocol WindowObserver: UIResponder {
    func viewMovedToWindow(_ window: UIWindow?)
}
