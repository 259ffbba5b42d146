// With one value and no failure, much is known before anybody subscribes: these methods keep that in their types, by
// the types that Apple documents for `Just`, and call what they are given at once.

extension Just {
    /// The value as a closure makes it.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// The value as a closure makes it, or why it could not.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }

    /// The value as a closure makes it; nothing where that is nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { transform(output).publisher }

    /// The value, where a closure says so.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { kept(if: isIncluded(output)) }

    /// Nothing but the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// A list of the one value.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// How many values there are, which is 1.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// Itself: the one value has no like.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Itself: the first of one.
    public func first() -> Just<Output> { self }

    /// Itself: the last of one.
    public func last() -> Just<Output> { self }

    /// The value, where a closure says so.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The value, where a closure says so.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The value, unless it is among so many that are left out.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "one cannot leave out less than nothing")
        return kept(if: count == 0)
    }

    /// The value, unless a closure leaves it out.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(if: !predicate(output)) }

    /// The value, where at least one is wanted.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "one cannot have less than nothing")
        return kept(if: maxLength > 0)
    }

    /// The value, where a closure says so.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// The value, where its place is the first, 0.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "places are counted from 0")
        return kept(if: index == 0)
    }

    /// Whether a closure says so of the value.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether a closure says so of the value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Itself: the greatest of one.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Itself: the least of one.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// What a closure makes of a beginning and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        Result.Publisher(nextPartialResult(initialResult, output))
    }

    /// What a closure makes of a beginning and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Values before it.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// Values before it.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S: Swift.Sequence, S.Element == Output { Publishers.Sequence(sequence: elements + [output]) }

    /// Values behind it.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// Values behind it.
    public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S: Swift.Sequence, S.Element == Output { Publishers.Sequence(sequence: [output] + elements) }

    /// Itself: there is a value.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// Itself: it does not fail.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// Itself: it does not fail.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// Itself, as one that could fail.
    public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher where E: Error {
        Result.Publisher(output)
    }

    /// Itself, as one that could fail.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        Result.Publisher(output)
    }

    private func kept(if isKept: Bool) -> Optional<Output>.Publisher { Optional.Publisher(isKept ? output : nil) }
}

extension Just where Output: Equatable {
    /// Whether it is this value.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// Itself: the one value has no like.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// Itself: the greatest of one.
    public func max() -> Just<Output> { self }

    /// Itself: the least of one.
    public func min() -> Just<Output> { self }
}
