/// An action that can fetch what it will need before it runs.
package protocol Prefetching: Action {
    /// Fetches ahead for `controller`, if the document asks for that.
    func prefetch(for controller: any BeagleController)
}
