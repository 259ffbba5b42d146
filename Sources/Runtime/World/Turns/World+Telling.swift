import HeadlessUIKit
import JSON
import Wire

/// Publishes the changes of an input to viewers, and the whole state to new viewers.
extension World {
    /// Publishes the changes of the input as one patch. The opening has none, because viewers have no state before it.
    ///
    /// Nothing is published if that would exceed the limits of a turn.
    func publishChanges(of input: SessionInput) {
        publishChanges(of: input, changes: application.changes.drain().changes, occasion: .turn)
    }

    /// Publishes all views of an app that was launched again. They replace the previous views.
    func tellAnew(of input: SessionInput) {
        _ = application.changes.drain()
        let root = application.root
        let gone = shownWindows.map { ChangeSet.Change.remove($0, transition: nil) }
        publishChanges(
            of: input, changes: gone + root.subviews.map { .insert($0, parent: root, before: nil, transition: nil) },
            occasion: .newLaunch)
    }

    /// The reason why changes are published.
    private enum Occasion {
        /// A turn. Nothing is published if drawing its texts exceeds the limits of the turn.
        case turn
        /// A new launch of the app after a turn was undone. Its changes are published regardless of limits on texts.
        case newLaunch
    }

    private func publishChanges(of input: SessionInput, changes: [ChangeSet.Change], occasion: Occasion) {
        if eventLog.timestamp.input == 1 {
            let tree = tree(limit: work.limits.snapshotBytes)
            guard fits(tree), isComplete(occasion) else { return }
            navigation = NavigationReport(of: application.everyWindow).bytes
            _ = takeUnsentChanges()
            _ = observer.retryButtons.change()
            eventLog.sum(tree)
            eventLog.sum(navigation)
        } else {
            projection.limit = work.limits.changeBytes
            let patch = patch(changes)
            projection.limit = .max
            guard patch.count <= work.limits.changeBytes else { return _ = work.exceed(.change) }
            guard isComplete(occasion) else { return }
            screenBytes += patch.count
            // Much of a patch replaces previous content, so the whole tree is measured only occasionally.
            if screenBytes > work.limits.snapshotBytes, !fits(tree(limit: work.limits.snapshotBytes)) { return }
            guard isComplete(occasion) else { return }
            eventLog.emit(
                .patch, data: patch, viewerData: observer.retryButtons.change().map { Self.adding($0, to: patch) })
        }
        if shownWindows.isEmpty || changes.contains(where: \.isStructural) {
            shownWindows = application.root.subviews.compactMap(\.id)
        }
    }

    private func isComplete(_ occasion: Occasion) -> Bool {
        switch occasion {
        case .turn: work.excess?.bound != .text
        case .newLaunch: true
        }
    }

    private func fits(_ tree: [UInt8]) -> Bool {
        screenBytes = tree.count
        return tree.count <= work.limits.snapshotBytes || work.exceed(.snapshot)
    }

    private func patch(_ changes: [ChangeSet.Change]) -> [UInt8] {
        var json = JSONWriter(reserving: 192)
        json.beginObject()
        eventLog.timestamp.writeMembers(to: &json)
        if !changes.isEmpty {
            json.key(Patch.Key.operations)
            projection.operations(changes, to: &json)
            projection.rest()
        }
        let untold = takeUnsentChanges()
        if untold.contains(.navigation) || changes.contains(where: \.isStructural) {
            let now = NavigationReport(of: application.everyWindow).bytes
            if now != navigation {
                navigation = now
                json.key(Patch.Key.navigation)
                json.raw(now)
            }
        }
        if untold.contains(.retries) {
            observer.retries.write(to: &json)
        }
        if untold.contains(.faults) {
            json.key(Patch.Key.faults)
            network.faults.report.write(to: &json)
        }
        if untold.contains(.crash) {
            json.key(Patch.Key.crash)
            if let crash { crash.account.write(to: &json) } else { json.null() }
        }
        if untold.contains(.device) {
            json.key(Patch.Key.device)
            device.write(to: &json)
        }
        json.endObject()
        return json.bytes
    }

    /// Returns the patch with the retry buttons added. The buttons are not part of the digest, so that the digests of
    /// older recordings, made without them, remain valid.
    private static func adding(_ buttons: [ViewNumber], to patch: [UInt8]) -> [UInt8] {
        var json = JSONWriter(reserving: 64)
        json.beginObject()
        write(buttons, to: &json)
        json.endObject()
        return patch.dropLast() + [UInt8(ascii: ",")] + json.bytes.dropFirst()
    }

    private static func write(_ buttons: [ViewNumber], to json: inout JSONWriter) {
        json.key(Patch.Key.retryButtons)
        json.beginArray()
        for button in buttons { json.string(letter: ViewID.letter, number: Int(button.rawValue)) }
        json.endArray()
    }

    private func takeUnsentChanges() -> UnsentChanges {
        let untold = eventLog.takeUnsentChanges()
        return application.changes.takeControllersChanged() ? untold.union(.navigation) : untold
    }

    /// Returns all views as a JSON object; empty before the opening.
    func tree(limit: Int = .max) -> [UInt8] {
        guard let id = application.root.id else { return [] }
        projection.limit = limit
        defer { projection.limit = .max }
        var json = JSONWriter(reserving: 4_096)
        writeTree(id, to: &json)
        return json.bytes
    }

    /// Returns the part of a snapshot that follows from the inputs alone, independent of viewers and of the session's
    /// name.
    func state() -> [UInt8] {
        var json = JSONWriter(reserving: 4_096)
        json.beginObject()
        writeState(to: &json)
        json.endObject()
        return json.bytes
    }

    private func writeTree(_ root: ViewNumber, to json: inout JSONWriter) {
        application.run { projection.writeNode(application.root, id: root, to: &json) }
        projection.rest()
    }

    private func writePauses(to json: inout JSONWriter) {
        if pauses.isEmpty { return }
        json.key(WorldState.Key.pauses)
        json.beginArray()
        for pause in pauses { pause.write(to: &json) }
        json.endArray()
    }

    private func writeState(to json: inout JSONWriter) {
        eventLog.timestamp.writeMembers(to: &json)
        writePauses(to: &json)
        if let crash {
            json.key(Patch.Key.crash)
            crash.account.write(to: &json)
        }
        json.key(Patch.Key.device)
        device.write(to: &json)
        if let id = application.root.id {
            json.key(WorldState.Key.tree)
            writeTree(id, to: &json)
        }
        json.key(Patch.Key.navigation)
        json.raw(navigation)
        observer.retries.write(to: &json)
        if !observer.retryButtons.published.isEmpty { Self.write(observer.retryButtons.published, to: &json) }
        json.key(Patch.Key.faults)
        network.faults.report.write(to: &json)
        let notes = notes.all
        if !notes.isEmpty { StepAnnotation.write(notes, to: &json) }
        eventLog.write(to: &json)
    }
}

extension ChangeSet.Change {
    /// Whether views were inserted, removed or moved, which every navigation does.
    fileprivate var isStructural: Bool {
        switch self {
        case .insert, .move, .remove: true
        case .update: false
        }
    }
}
