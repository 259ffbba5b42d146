extension RandomAccessCollection where Index == Int {
    /// Returns the first index whose element satisfies a condition; `endIndex` if none does.
    ///
    /// The collection must be partitioned: all elements after the first match must match too.
    func partitioningIndex(where isSatisfied: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isSatisfied(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
