/// Orders the elements of a sparse vector so that each comes before those that depend on it.
///
/// This is how triangular systems with few non-zero elements are solved in time proportional to the arithmetic (Gilbert
/// and Peierls, 1988). It counts the steps, which bound what solving may cost.
struct DepthFirstSearch {
    var operations = 0
    private var path: [(node: Int, cursor: Int?)] = []

    /// Makes the vector's support all that depends on it, in order. `next` tells the dependant after a cursor, with its
    /// own cursor.
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
