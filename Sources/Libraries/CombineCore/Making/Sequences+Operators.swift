// What becomes of values that are there already is known before anybody subscribes: these methods keep that in their
// types, by the types that Apple documents for `Publishers.Sequence`, and call what they are given at once.

extension Publishers.Sequence {
    /// The values as a closure makes them.
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// The values as a closure makes them, without those that are nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// The values of which a closure says so.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// Nothing but the end.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// A list of all values.
    public func collect() -> Result<[Output], Failure>.Publisher { Result.Publisher(Array(sequence)) }

    /// The values behind so many.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }

    /// The values from the first on that a closure does not leave out.
    public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }

    /// So many values.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }

    /// The values before the first of which a closure does not say so.
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: sequence.prefix(while: predicate))
    }

    /// Whether a closure says so of a value.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(where: predicate))
    }

    /// Whether a closure says so of all values.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.allSatisfy(predicate))
    }

    /// What a closure makes of a beginning and the values, one after another.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        Result.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// What a closure makes of a beginning and the values, one after another, and all that it makes on the way.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map { element in
            result = nextPartialResult(result, element)
            return result
        }
    }

    /// Values in the place of those that are nil.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Output == T? {
        map { $0 ?? output }
    }

    /// The same values, as of one that could fail.
    public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }
}

extension Publishers.Sequence where Failure == Never {
    /// The first value of which a closure says so.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(sequence.first(where: predicate))
    }

    /// The greatest value, by a closure that says which of two is less.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(sequence.max(by: areInIncreasingOrder))
    }

    /// The least value, by a closure that says which of two is less.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(sequence.min(by: areInIncreasingOrder))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// The greatest value.
    public func max() -> Optional<Output>.Publisher { Optional.Publisher(sequence.max()) }

    /// The least value.
    public func min() -> Optional<Output>.Publisher { Optional.Publisher(sequence.min()) }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Whether this is one of the values.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(output))
    }

    /// The values without those that are like the one before.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var last: Output?
        return filter { element in
            defer { last = element }
            return last != element
        }
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// The first value, where there is one.
    public func first() -> Optional<Output>.Publisher { Optional.Publisher(sequence.first) }

    /// How many values there are.
    public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Values before these.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

    /// Values before these.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Swift.Sequence, S.Element == Output {
        var all = Elements(elements)
        all.append(contentsOf: sequence)
        return Publishers.Sequence(sequence: all)
    }

    /// Values behind these.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

    /// Values behind these.
    public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Swift.Sequence, S.Element == Output {
        var all = sequence
        all.append(contentsOf: elements)
        return Publishers.Sequence(sequence: all)
    }
}
