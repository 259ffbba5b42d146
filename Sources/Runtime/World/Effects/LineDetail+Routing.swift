import HeadlessUIKit
import Wire

extension LineDetail {
    /// What a line about a segue says in values.
    static func of(_ note: SegueNote) -> LineDetail {
        .segue(identifier: note.identifier, way: note.way, source: note.source, destination: note.destination)
    }

    /// What a line about a router's method says in values.
    static func of(_ note: RoutingNote) -> LineDetail {
        let data = note.data.map { RoutedValue(name: $0.name, value: $0.value) }
        return .routing(router: note.router, method: note.method, data: data)
    }
}
