/// A depth-first search that orders the elements of a sparse vector so that each precedes those that depend on it.
///
/// This order solves sparse triangular systems in time proportional to the arithmetic (Gilbert and Peierls, 1988). The
/// counted steps are compared with the solver's limits.
struct DepthFirstSearch {
    var operations = 0
    private var path: [(node: Int, cursor: Int?)] = []

    /// Extends the vector's support to all elements that depend on its members, in the order described above.
    ///
    /// - Parameter next: Returns the next element that depends on `node` after a cursor, and the new cursor; nil if
    ///   there is none.
    mutating func order(_ vector: inout SparseVector, next: (_ node: Int, _ cursor: Int?) -> (Int, Int)?) {
        var order: [Int32] = []
        for root in vector.takeSupport() where vector.mark(Int(root)) {
            path.append((Int(root), nil))
            while let (node, cursor) = path.last {
                operations += 1
                if let (place, dependant) = next(node, cursor) {
                    path[path.count - 1].cursor = place
                    if vector.mark(dependant) { path.append((dependant, nil)) }
                } else {
                    order.append(Int32(node))
                    path.removeLast()
                }
            }
        }
        order.reverse()
        vector.setSupport(order)
    }
}
