import HeadlessUIKit
import JSON

/// Makes records and hands them to the application's provider (Beagle iOS 2.1, AnalyticsService.swift).
package struct AnalyticsService {
    private let provider: any AnalyticsProvider

    /// The running application's; nil when it has no provider, and then nothing is recorded.
    package static var configured: AnalyticsService? {
        Configured.part((any DependencyAnalyticsExecutor).self)?.analyticsProvider.map(AnalyticsService.init)
    }

    /// Records that a screen appeared, unless the application does not want screens.
    package func screenAppeared(_ screen: ScreenIdentity) {
        guard provider.getConfig().enableScreenAnalytics else { return }
        let name = screen.url ?? screen.id
        deliver(
            AnalyticsRecord(type: .screen, screen: name, timestamp: Self.timestamp, rootId: screen.id),
            subject: "screen \(name ?? screen.type)")
    }

    /// Records an action that is about to run, if it or the application asks for that.
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
            attributes: ActionAttributes(action, coder).values(at: wanted.attributes ?? [], from: origin),
            additionalEntries: wanted.additionalEntries ?? [:])
        deliver(
            AnalyticsRecord(type: .action(record), screen: screen.url ?? screen.id, timestamp: Self.timestamp),
            subject: [name, event].compactMap(\.self).joined(separator: " "))
    }

    /// What goes along with the record of an action; nil when it is not to be recorded.
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
        BeagleNote.recorded(subject: subject, record: record.json).record()
    }

    private static var timestamp: Double {
        Double(UIApplication.shared.wallMilliseconds)
    }
}

/// The name of the component that a view shows; kept only while somebody records.
package enum ComponentNameKey: ApplicationKey {
    package static var defaultValue: String? { nil }
}

/// An action whose value decides its name, because its type has several.
package protocol SelfNamedAction: Action {
    /// The full name in lower case, such as `beagle:pushview`.
    var documentName: String { get }
}

/// The members of an action, as a record may ask for them.
private struct ActionAttributes {
    private let action: any Action
    private let coder: BeagleCoder

    init(_ action: any Action, _ coder: BeagleCoder) {
        self.action = action
        self.coder = coder
    }

    /// Evaluated values by path. A path with an index gives nothing, nor does one that leads nowhere.
    func values(at paths: [String], from origin: UIView) -> [String: DynamicObject] {
        guard NameCollisions.areFew(in: paths) else {
            BeagleNote.ignored(reason: "no attributes are recorded: their paths were chosen to have the same hash")
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
    /// Null, or a collection without elements.
    fileprivate var isNothing: Bool {
        switch self {
        case .empty: true
        case .array(let values): values.isEmpty
        case .dictionary(let members): members.isEmpty
        case .bool, .int, .double, .string, .expression: false
        }
    }
}
