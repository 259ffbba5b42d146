import HeadlessUIKit
import JSON
import Wire

/// What watchers are told of an input, and what one who comes late is told of everything.
extension World {
    /// Turns what the input changed into one patch; readers have nothing before the opening, so that gets none.
    ///
    /// Nothing is told where that would be more than a turn may tell.
    func tell(of input: SessionInput) {
        tell(of: input, application.changes.drain().changes)
    }

    /// Tells of an app that was launched anew, however readers had the one before.
    func tellAnew(of input: SessionInput) {
        _ = application.changes.drain()
        let root = application.root
        let gone = shownWindows.map { ChangeSet.Change.remove($0, transition: nil) }
        tell(of: input, gone + root.subviews.map { .insert($0, parent: root, before: nil, transition: nil) })
    }

    private func tell(of input: SessionInput, _ changes: [ChangeSet.Change]) {
        if case .opened = input {
            let tree = tree(limit: work.limits.snapshotBytes)
            guard fits(tree) else { return }
            navigation = NavigationWriter.write(application.windows)
            clearMarks()
            record.sum(tree)
            record.sum(navigation)
        } else {
            projection.limit = work.limits.changeBytes
            let patch = patch(changes)
            projection.limit = .max
            guard patch.count <= work.limits.changeBytes else { return _ = work.exceed(.change) }
            screenBytes += patch.count
            // Much of a patch takes the place of what was there, so that only sometimes all is weighed.
            if screenBytes > work.limits.snapshotBytes, !fits(tree(limit: work.limits.snapshotBytes)) { return }
            record.emit("patch", patch)
        }
        if shownWindows.isEmpty || changes.contains(where: \.isStructural) {
            shownWindows = application.root.subviews.compactMap(\.id)
        }
    }

    private func fits(_ tree: [UInt8]) -> Bool {
        screenBytes = tree.count
        return tree.count <= work.limits.snapshotBytes || work.exceed(.snapshot)
    }

    private func patch(_ changes: [ChangeSet.Change]) -> [UInt8] {
        var json = JSONWriter(reserving: 192)
        json.beginObject()
        record.writeMoment(to: &json)
        if !changes.isEmpty {
            json.key("ops")
            projection.operations(changes, to: &json)
            projection.rest()
        }
        if observer.mayHaveNavigated || application.changes.controllersChanged
            || changes.contains(where: \.isStructural)
        {
            let now = NavigationWriter.write(application.windows)
            if now != navigation {
                navigation = now
                json.key("navigation")
                json.raw(now)
            }
        }
        if observer.retries.hasChanged {
            observer.retries.write(to: &json)
        }
        if network.faults.hasChanged {
            json.key("faults")
            network.faults.write(to: &json)
        }
        clearMarks()
        json.endObject()
        return json.bytes
    }

    private func clearMarks() {
        observer.mayHaveNavigated = false
        application.changes.controllersChanged = false
        observer.retries.hasChanged = false
        network.faults.hasChanged = false
    }

    /// All views, as one JSON object; nothing before the opening.
    func tree(limit: Int = .max) -> [UInt8] {
        guard let id = application.root.id else { return [] }
        projection.limit = limit
        defer { projection.limit = .max }
        var json = JSONWriter(reserving: 4_096)
        writeTree(id, to: &json)
        return json.bytes
    }

    /// What a snapshot says that follows from the inputs alone, whoever reads it and whatever the session is called.
    func state() -> [UInt8] {
        var json = JSONWriter(reserving: 4_096)
        json.beginObject()
        writeState(to: &json)
        json.endObject()
        return json.bytes
    }

    private func writeTree(_ root: ViewNumber, to json: inout JSONWriter) {
        application.run { projection.node(application.root, root, to: &json) }
        projection.rest()
    }

    private func writePauses(to json: inout JSONWriter) {
        if pauses.isEmpty { return }
        json.key("pauses")
        json.beginArray()
        for pause in pauses {
            json.beginObject()
            json.member("input", pause.input)
            json.member("time", pause.time)
            json.member("away", pause.away)
            json.endObject()
        }
        json.endArray()
    }

    private func writeState(to json: inout JSONWriter) {
        record.writeMoment(to: &json)
        writePauses(to: &json)
        if let id = application.root.id {
            json.key("tree")
            writeTree(id, to: &json)
        }
        json.key("navigation")
        json.raw(navigation)
        observer.retries.write(to: &json)
        json.key("faults")
        network.faults.write(to: &json)
        record.write(to: &json)
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
