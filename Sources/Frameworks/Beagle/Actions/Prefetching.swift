/// An action that can prefetch data that it needs when it runs.
package protocol Prefetching: Action {
    /// Prefetches the data, if the document enables it.
    func prefetch(for controller: any BeagleController)
}
