import HeadlessUIKit

/// A declared context: its value, and the bindings that read it.
///
/// The context is observed as a whole. Every write notifies every binding, even if the value is equal (Beagle iOS 2.1,
/// UIView+Context.swift).
package final class ObservableContext {
    /// The name that expressions use.
    package let id: String

    package private(set) var value: DynamicObject

    /// Called after each change, once the bindings were notified.
    var written: (() -> Void)?

    private let rule: WriteRule
    private var readers: [Reader] = []
    private var departed = 0
    /// An upper bound of the value's weight, its number of elements, keys and bytes of text; see ``ValueLimits``.
    private var weight = 0

    /// A weak reference to a binding, so that the binding ends with its view.
    private struct Reader {
        weak var binding: LiveBinding?
    }

    /// The treatment of writes to a context by actions.
    package enum WriteRule {
        /// Changes the value.
        case accept
        /// Changes nothing.
        case refuse
        /// Changes the value, and then notifies the owner of the data from which the value was taken.
        case report((ObservableContext) -> Void)
    }

    package init(_ context: Context, rule: WriteRule = .accept) {
        id = context.id
        value = context.value
        self.rule = rule
    }

    /// Sets a value provided by the context's owner, regardless of the write rule, then notifies the bindings.
    package func update(to value: DynamicObject) {
        self.value = value
        weight = 0
        tellReaders()
    }

    /// Replaces the whole value, then notifies the bindings.
    package func set(_ value: DynamicObject) {
        guard acceptsWrites else { return }
        guard work.request(bytes: ValueLimits.cost(of: value) / 2) else { return }
        guard let weight = ValueLimits.weight(of: value) else { return refuse("a value too large or too deep") }
        self.value = value
        self.weight = weight
        tellReaders()
        report()
    }

    /// Writes at a path, then notifies the bindings; a path that cannot be written changes nothing.
    package func set(_ value: DynamicObject, at path: Path) {
        guard acceptsWrites else { return }
        guard self.value.canWrite(path) else { return refuse("the path \"\(path)\"") }
        let steps = path.nodes.count
        guard work.request(bytes: ValueLimits.cost(of: value) / 2 + self.value.breadth(along: path)) else { return }
        guard let added = ValueLimits.weight(of: value, below: steps), hasRoom(for: added + steps) else {
            return refuse("a value too large or too deep")
        }
        self.value.write(value, at: path.nodes[...])
        weight += added + steps
        tellReaders()
        report()
    }

    private var work: TurnWork { AppEnvironment.current.work }

    private var acceptsWrites: Bool {
        switch rule {
        case .accept, .report: return true
        case .refuse:
            BeagleMessage.ignored(reason: "the context \"\(id)\" can only be read").record()
            return false
        }
    }

    private func report() {
        switch rule {
        case .accept, .refuse: break
        case .report(let tell): tell(self)
        }
    }

    /// Returns whether the value's weight may grow by `added`.
    ///
    /// Replaced values stay in the sum until it reaches the limit; only then the weight is computed again.
    private func hasRoom(for added: Int) -> Bool {
        if weight + added <= ValueLimits.weight { return true }
        weight = ValueLimits.weight(of: value) ?? ValueLimits.weight
        return weight + added <= ValueLimits.weight
    }

    private func refuse(_ what: String) {
        BeagleMessage.ignored(reason: "the context \"\(id)\" does not take \(what)").record()
    }

    /// Notifies the bindings.
    ///
    /// If a binding writes the context, that write notifies all bindings first. This loop then continues with the
    /// newest value. Bindings that are added meanwhile are notified only of later writes.
    private func tellReaders() {
        defer { written?() }
        guard !readers.isEmpty else { return }
        let nesting = NotificationNesting.current
        guard nesting.depth < NotificationNesting.deepest else {
            return BeagleMessage.ignored(reason: "bindings write the context \"\(id)\" without end").record()
        }
        nesting.depth += 1
        EventScope.suspended {
            for reader in readers where work.request(.operation) { reader.binding?.contextChanged() }
        }
        nesting.depth -= 1
    }

    // MARK: Bindings

    func add(_ binding: LiveBinding) {
        readers.append(Reader(binding: binding))
    }

    /// Called when a binding was deallocated. The list is compacted when half of its bindings are gone, so that removal
    /// is cheap.
    func readerDeparted() {
        departed += 1
        guard departed * 2 > readers.count else { return }
        readers.removeAll { $0.binding == nil }
        departed = 0
    }

    /// The number of bindings.
    package var readerCount: Int { readers.count { $0.binding != nil } }
}

/// The number of notifications of one app that are running inside each other.
private final class NotificationNesting {
    static let deepest = 100

    var depth = 0

    static var current: NotificationNesting { AppEnvironment.current.values[NotificationNestingKey.self] }
}

private enum NotificationNestingKey: ApplicationKey {
    static var defaultValue: NotificationNesting { NotificationNesting() }
}
