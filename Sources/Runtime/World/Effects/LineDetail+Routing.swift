import HeadlessUIKit
import Wire

extension LineDetail {
    /// Creates the values of a log line about a segue.
    static func of(_ note: SegueLogEntry) -> LineDetail {
        .segue(identifier: note.identifier, way: note.kind, source: note.source, destination: note.destination)
    }

    /// Creates the values of a log line about a router's method.
    static func of(_ note: RoutingLogEntry) -> LineDetail {
        let data = note.data.map { RoutedValue(name: $0.name, value: $0.value) }
        return .routing(router: note.router, method: note.method, data: data)
    }
}
