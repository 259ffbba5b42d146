/// A log message about a segue.
package struct SegueLogEntry: Equatable, CustomStringConvertible {
    package let identifier: String
    package let kind: String
    package let source: String
    package let destination: String

    package init(identifier: String, kind: String, source: String, destination: String) {
        (self.identifier, self.kind, self.source, self.destination) = (identifier, kind, source, destination)
    }

    package var description: String { "segue \"\(identifier)\" (\(kind)) from \(source) to \(destination)" }
}
