import HeadlessUIKit
import JSON

/// What watchers are told of an input, and what one who comes late is told of everything.
extension World {
    /// Turns what the input changed into one patch; readers have nothing before the opening, so that gets none.
    func tell(of input: SessionInput) {
        let changes = application.changes.drain()
        if case .opened = input {
            navigation = NavigationWriter.write(application.windows)
            clearMarks()
            record.sum(tree())
            record.sum(navigation)
        } else {
            record.emit("patch", patch(changes.changes))
        }
    }

    private func patch(_ changes: [ChangeSet.Change]) -> [UInt8] {
        let writer = ProjectionWriter(reserving: 160)
        writer.json.beginObject()
        writer.json.member("input", record.input)
        writer.json.member("time", record.time)
        if !changes.isEmpty {
            writer.json.key("ops")
            writer.operations(changes)
        }
        if observer.mayHaveNavigated || application.changes.controllersChanged
            || changes.contains(where: \.isStructural)
        {
            let now = NavigationWriter.write(application.windows)
            if now != navigation {
                navigation = now
                writer.json.key("navigation")
                writer.json.raw(now)
            }
        }
        if observer.retries.hasChanged {
            writer.json.key("retries")
            observer.retries.write(to: &writer.json)
        }
        if network.faults.hasChanged {
            writer.json.key("faults")
            network.faults.write(to: &writer.json)
        }
        clearMarks()
        writer.json.endObject()
        return writer.json.bytes
    }

    private func clearMarks() {
        observer.mayHaveNavigated = false
        application.changes.controllersChanged = false
        observer.retries.hasChanged = false
        network.faults.hasChanged = false
    }

    /// All views, as one JSON object; nothing before the opening.
    func tree() -> [UInt8] {
        guard let id = application.root.id else { return [] }
        let writer = ProjectionWriter(reserving: 4_096)
        application.run { writer.node(application.root, id) }
        return writer.json.bytes
    }

    /// Everything, for a reader that has seen nothing.
    func snapshot(for reader: SessionView.Reader, phase: SessionView.Phase) -> [UInt8] {
        let writer = ProjectionWriter(reserving: 4_096)
        writer.json.beginObject()
        facts.write(to: &writer.json, sequence: record.sequence, phase: phase, for: reader)
        origin.write(to: &writer.json)
        writeState(with: writer)
        writer.json.endObject()
        return writer.json.bytes
    }

    /// What a snapshot says that follows from the inputs alone, whoever reads it and whatever the session is called.
    func state() -> [UInt8] {
        let writer = ProjectionWriter(reserving: 4_096)
        writer.json.beginObject()
        writeState(with: writer)
        writer.json.endObject()
        return writer.json.bytes
    }

    private func writeState(with writer: ProjectionWriter) {
        writer.json.member("input", record.input)
        writer.json.member("time", record.time)
        if let id = application.root.id {
            writer.json.key("tree")
            application.run { writer.node(application.root, id) }
        }
        writer.json.key("navigation")
        writer.json.raw(navigation)
        writer.json.key("retries")
        observer.retries.write(to: &writer.json)
        writer.json.key("faults")
        network.faults.write(to: &writer.json)
        record.write(to: &writer.json)
    }
}

extension ChangeSet.Change {
    /// Whether views came, went or changed places, which every navigation makes them do.
    fileprivate var isStructural: Bool {
        switch self {
        case .insert, .move, .remove: true
        case .update: false
        }
    }
}
