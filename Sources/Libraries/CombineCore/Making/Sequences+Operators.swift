// The result of an operator on a sequence is known before a subscriber is attached. These methods therefore return the
// types that Apple documents for `Publishers.Sequence`, and call their closures immediately.

extension Publishers.Sequence {
    /// Transforms each value.
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// Transforms each value and drops nil results.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// Sends the values that satisfy a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// Drops all values and sends only the completion.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// Sends an array of all values.
    public func collect() -> Result<[Output], Failure>.Publisher { Result.Publisher(Array(sequence)) }

    /// Drops the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }

    /// Drops values while they satisfy a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }

    /// Sends the first `maxLength` values.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }

    /// Sends the values before the first one that does not satisfy a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: sequence.prefix(while: predicate))
    }

    /// Sends whether a value satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(where: predicate))
    }

    /// Sends whether all values satisfy a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.allSatisfy(predicate))
    }

    /// Sends the result of combining all values, starting with an initial result.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        Result.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Sends each intermediate result of combining the values, starting with an initial result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map { element in
            result = nextPartialResult(result, element)
            return result
        }
    }

    /// Replaces nil values.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Output == T? {
        map { $0 ?? output }
    }

    /// Returns the same publisher with another failure type.
    public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Sends the first value that satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(sequence.first(where: predicate))
    }

    /// Sends the greatest value according to a closure.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(sequence.max(by: areInIncreasingOrder))
    }

    /// Sends the least value according to a closure.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(sequence.min(by: areInIncreasingOrder))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Sends the greatest value.
    public func max() -> Optional<Output>.Publisher { Optional.Publisher(sequence.max()) }

    /// Sends the least value.
    public func min() -> Optional<Output>.Publisher { Optional.Publisher(sequence.min()) }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Sends whether the sequence contains a value.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(output))
    }

    /// Drops values that equal the previous value.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var last: Output?
        return filter { element in
            defer { last = element }
            return last != element
        }
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Sends the first value, if there is one.
    public func first() -> Optional<Output>.Publisher { Optional.Publisher(sequence.first) }

    /// Sends the number of values.
    public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Sends the elements before the values of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

    /// Sends the elements before the values of this publisher.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Swift.Sequence, S.Element == Output {
        var all = Elements(elements)
        all.append(contentsOf: sequence)
        return Publishers.Sequence(sequence: all)
    }

    /// Sends the elements after the values of this publisher.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

    /// Sends the elements after the values of this publisher.
    public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Swift.Sequence, S.Element == Output {
        var all = sequence
        all.append(contentsOf: elements)
        return Publishers.Sequence(sequence: all)
    }
}
