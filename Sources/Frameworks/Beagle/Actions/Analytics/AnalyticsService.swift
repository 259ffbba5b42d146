import HeadlessUIKit
import JSON

/// Creates records and passes them to the app's provider (Beagle iOS 2.1, AnalyticsService.swift).
package struct AnalyticsService {
    private let provider: any AnalyticsProvider

    /// The running app's service; nil if the app has no provider, so that nothing is recorded.
    package static var configured: AnalyticsService? {
        Configured.part((any DependencyAnalyticsExecutor).self)?.analyticsProvider.map(AnalyticsService.init)
    }

    /// Records that a screen appeared, unless the app's settings disable screens.
    package func screenAppeared(_ screen: ScreenIdentity) {
        guard provider.getConfig().enableScreenAnalytics else { return }
        let name = screen.url ?? screen.id
        deliver(
            AnalyticsRecord(type: .screen, screen: name, timestamp: Self.timestamp, rootId: screen.id),
            subject: "screen \(name ?? screen.type)")
    }

    /// Records an action that is about to run, if the action or the app's settings enable it.
    func actionStarts(_ action: any Action, event: String?, origin: UIView, controller: any BeagleController) {
        if action.analytics == nil, provider.getConfig().actions.isEmpty { return }
        let coder = BeagleCoder.configured
        let name = ((action as? any SelfNamedAction)?.documentName ?? coder.name(of: type(of: action), .action))
        guard let name, let wanted = wanted(of: action, named: name) else { return }
        let point = origin.convert(CGPoint.zero, to: nil)
        let screen = controller.screenIdentity
        let record = AnalyticsRecord.Action(
            beagleAction: name, event: event,
            component: .init(
                id: origin.accessibilityIdentifier, type: origin.attachments[ComponentNameKey.self],
                position: .init(x: Double(point.x), y: Double(point.y))),
            attributes: ActionAttributes(action, coder: coder).values(at: wanted.attributes ?? [], from: origin),
            additionalEntries: wanted.additionalEntries ?? [:])
        deliver(
            AnalyticsRecord(type: .action(record), screen: screen.url ?? screen.id, timestamp: Self.timestamp),
            subject: [name, event].compactMap(\.self).joined(separator: " "))
    }

    /// Returns the data to record with an action; nil if the action is not recorded.
    private func wanted(of action: any Action, named name: String) -> ActionAnalyticsConfig.Attributes? {
        switch action.analytics {
        case .disabled: nil
        case .enabled(let attributes?): attributes
        case .enabled(nil): .init(attributes: provider.getConfig().actions[name.lowercased()])
        case nil: provider.getConfig().actions[name.lowercased()].map { .init(attributes: $0) }
        }
    }

    private func deliver(_ record: AnalyticsRecord, subject: String) {
        provider.createRecord(record)
        BeagleMessage.recorded(subject: subject, record: record.json).record()
    }

    private static var timestamp: Double {
        Double(AppEnvironment.current.wallMilliseconds)
    }
}

/// The name of the component that a view shows; stored only while analytics is enabled.
package enum ComponentNameKey: ApplicationKey {
    package static var defaultValue: String? { nil }
}

/// An action whose type has several names, so that its value decides which applies.
package protocol SelfNamedAction: Action {
    /// The full name in lowercase, such as `beagle:pushview`.
    var documentName: String { get }
}

/// The members of an action. The attributes of a record are taken from them.
private struct ActionAttributes {
    private let action: any Action
    private let coder: BeagleCoder

    init(_ action: any Action, coder: BeagleCoder) {
        self.action = action
        self.coder = coder
    }

    /// Returns the evaluated values by path. Paths with an index and paths without a value are omitted.
    func values(at paths: [String], from origin: UIView) -> [String: DynamicObject] {
        guard NameCollisions.areFew(in: paths) else {
            BeagleMessage.ignored(reason: "no attributes are recorded: their paths were chosen to have the same hash")
                .record()
            return [:]
        }
        guard !paths.isEmpty, let json = try? coder.json(of: AnyAction(action: action)) else { return [:] }
        let members = DynamicObject(payload: json)
        var values: [String: DynamicObject] = [:]
        for text in paths {
            guard let path = Path(rawValue: text), path.nodes.first != .key("analytics"), path.isFreeOfIndices else {
                continue
            }
            let value = members[path].evaluate(in: origin)
            if !value.isNothing { values[text] = value }
        }
        return values
    }
}

extension Path {
    fileprivate var isFreeOfIndices: Bool {
        nodes.allSatisfy { if case .key = $0 { true } else { false } }
    }
}

extension DynamicObject {
    /// Whether the value is null or an empty collection.
    fileprivate var isNothing: Bool {
        switch self {
        case .empty: true
        case .array(let values): values.isEmpty
        case .dictionary(let members): members.isEmpty
        case .bool, .int, .double, .string, .expression: false
        }
    }
}
