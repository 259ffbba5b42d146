import HeadlessUIKit

/// One declared context while its view lives: its value, and the bindings that read it.
///
/// It is observed as a whole: every write tells every binding, also a write of an equal value
/// (Beagle iOS 2.1, UIView+Context.swift).
package final class ObservableContext {
    /// The name expressions use.
    package let id: String

    /// What expressions read.
    package private(set) var value: DynamicObject

    /// Called after each change, once the bindings have heard of it.
    var written: (() -> Void)?

    private let rule: WriteRule
    private var readers: [Reader] = []
    private var departed = 0
    /// How much of the limit the value takes, or more.
    private var weight = 0

    /// Weak, so that a binding ends with its view.
    private struct Reader {
        weak var binding: LiveBinding?
    }

    /// What becomes of a write.
    package enum WriteRule {
        /// It changes the value.
        case accept
        /// It changes nothing.
        case refuse
        /// It changes the value, and then whoever the value came from is told.
        case report((ObservableContext) -> Void)
    }

    package init(_ context: Context, rule: WriteRule = .accept) {
        id = context.id
        value = context.value
        self.rule = rule
    }

    /// Takes over what the value's owner says it is now, whatever the rule for writes, then tells the bindings.
    package func update(to value: DynamicObject) {
        self.value = value
        weight = 0
        tellReaders()
    }

    /// Replaces the whole value, then tells the bindings.
    package func set(_ value: DynamicObject) {
        guard acceptsWrites else { return }
        guard work.take(bytes: ValueLimits.cost(of: value) / 2) else { return }
        guard let weight = ValueLimits.weight(of: value) else { return refuse("a value too large or too deep") }
        self.value = value
        self.weight = weight
        tellReaders()
        report()
    }

    /// Writes at a path, then tells the bindings; a path that cannot be written changes nothing.
    package func set(_ value: DynamicObject, at path: Path) {
        guard acceptsWrites else { return }
        guard self.value.canWrite(path) else { return refuse("the path \"\(path)\"") }
        let steps = path.nodes.count
        guard work.take(bytes: ValueLimits.cost(of: value) / 2 + self.value.breadth(along: path)) else { return }
        guard let added = ValueLimits.weight(of: value, below: steps), hasRoom(for: added + steps) else {
            return refuse("a value too large or too deep")
        }
        self.value.write(value, at: path.nodes[...])
        weight += added + steps
        tellReaders()
        report()
    }

    private var work: TurnWork { UIApplication.shared.work }

    private var acceptsWrites: Bool {
        switch rule {
        case .accept, .report: return true
        case .refuse:
            BeagleNote.ignored(reason: "the context \"\(id)\" can only be read").record()
            return false
        }
    }

    private func report() {
        switch rule {
        case .accept, .refuse: break
        case .report(let tell): tell(self)
        }
    }

    /// What was overwritten still counts until the sum comes to the limit; only then is everything weighed again.
    private func hasRoom(for added: Int) -> Bool {
        if weight + added <= ValueLimits.weight { return true }
        weight = ValueLimits.weight(of: value) ?? ValueLimits.weight
        return weight + added <= ValueLimits.weight
    }

    private func refuse(_ what: String) {
        BeagleNote.ignored(reason: "the context \"\(id)\" does not take \(what)").record()
    }

    /// A write made by a binding nests: its own round runs first, and this one goes on with the newest value. Who
    /// joins meanwhile hears from the next write on.
    private func tellReaders() {
        defer { written?() }
        guard !readers.isEmpty else { return }
        let nesting = NotificationNesting.current
        guard nesting.depth < NotificationNesting.deepest else {
            return BeagleNote.ignored(reason: "bindings write the context \"\(id)\" without end").record()
        }
        nesting.depth += 1
        EventScope.suspended {
            for reader in readers where work.take(.operation) { reader.binding?.contextChanged() }
        }
        nesting.depth -= 1
    }

    // MARK: Bindings

    func add(_ binding: LiveBinding) {
        readers.append(Reader(binding: binding))
    }

    /// A binding has gone; the list is tidied when half of it has, so that a departure costs little.
    func readerDeparted() {
        departed += 1
        guard departed * 2 > readers.count else { return }
        readers.removeAll { $0.binding == nil }
        departed = 0
    }

    /// How many bindings hear of writes.
    package var readerCount: Int { readers.count { $0.binding != nil } }
}

/// How many rounds of one application are under way inside each other.
private final class NotificationNesting {
    static let deepest = 100

    var depth = 0

    static var current: NotificationNesting { UIApplication.shared.values[NotificationNestingKey.self] }
}

private enum NotificationNestingKey: ApplicationKey {
    static var defaultValue: NotificationNesting { NotificationNesting() }
}
