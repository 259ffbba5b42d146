// The result of an operator on one value that never fails is known before a subscriber is attached. These methods
// therefore return the types that Apple documents for `Just`, and call their closures immediately.

extension Just {
    /// Transforms the value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// Transforms the value; fails if the closure throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }

    /// Transforms the value; sends nothing if the result is nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { transform(output).publisher }

    /// Sends the value if it satisfies a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        optionalOutput(if: isIncluded(output))
    }

    /// Drops all values and sends only the completion.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// Sends an array of the one value.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// Sends the number of values, which is 1.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// Returns this publisher, because one value has no duplicate.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Returns this publisher, because its only value is the first.
    public func first() -> Just<Output> { self }

    /// Returns this publisher, because its only value is the last.
    public func last() -> Just<Output> { self }

    /// Sends the value if it satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Sends the value if it satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Sends the value if `count` is 0.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "one cannot leave out less than nothing")
        return optionalOutput(if: count == 0)
    }

    /// Sends the value unless it satisfies a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        optionalOutput(if: !predicate(output))
    }

    /// Sends the value if `maxLength` is at least 1.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "one cannot have less than nothing")
        return optionalOutput(if: maxLength > 0)
    }

    /// Sends the value if it satisfies a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Sends the value if `index` is 0.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "places are counted from 0")
        return optionalOutput(if: index == 0)
    }

    /// Sends whether the value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Sends whether the value satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Returns this publisher, because its only value is the greatest.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Returns this publisher, because its only value is the least.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Sends the result of combining an initial result with the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result.Publisher(nextPartialResult(initialResult, output))
    }

    /// Sends the result of combining an initial result with the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Sends the elements before the value of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// Sends the elements before the value of this publisher.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S: Swift.Sequence, S.Element == Output { Publishers.Sequence(sequence: elements + [output]) }

    /// Sends the elements after the value of this publisher.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// Sends the elements after the value of this publisher.
    public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S: Swift.Sequence, S.Element == Output { Publishers.Sequence(sequence: [output] + elements) }

    /// Returns this publisher, because it has a value.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// Returns this publisher, because it never fails.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// Returns this publisher, because it never fails.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// Returns the same publisher with another failure type.
    public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher where E: Error {
        Result.Publisher(output)
    }

    /// Returns the same publisher with another failure type.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        Result.Publisher(output)
    }

    private func optionalOutput(if isKept: Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(isKept ? output : nil)
    }
}

extension Just where Output: Equatable {
    /// Sends whether the value equals another one.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// Returns this publisher, because one value has no duplicate.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Returns this publisher, because its only value is the greatest.
    public func max() -> Just<Output> { self }

    /// Returns this publisher, because its only value is the least.
    public func min() -> Just<Output> { self }
}
