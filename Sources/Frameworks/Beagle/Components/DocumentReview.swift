package import JSON

/// What the reader of a document has to tell its writer.
package struct DocumentReview {
    /// Why it cannot be read; nil when it can.
    package let error: BeagleDecodingError?
    /// What was read past, in the order of the text; not more than ``limit``.
    package let oversights: [DocumentOversight]

    /// Most oversights that are told of one document.
    package static let limit = 50
}

/// A name in a document that nobody knows: Beagle reads past it, and shows something else than its writer meant.
package struct DocumentOversight: Equatable {
    /// What the name is the name of.
    package enum Kind: String {
        case unknownComponent
        case unknownAction
        case unknownMember
    }

    /// What the name is the name of.
    package let kind: Kind
    /// The name as the document spells it.
    package let name: String
    /// A known name that it may have been meant for.
    package let nearest: String?
    /// Where the name stands: for a component or an action the member that names it.
    package let path: JSONPath
    /// Line of the name in the text, counted from 1.
    package let line: Int
    /// Column in that line, counted from 1.
    package let column: Int
}

extension BeagleCoder {
    /// Reads a document that is one component, and tells what is wrong with it and what is read past.
    ///
    /// Of a document that cannot be read only unknown components and actions are told: its members were not all
    /// reached.
    package func review(_ bytes: [UInt8]) -> DocumentReview {
        let witness = MemberWitness()
        var trouble: BeagleDecodingError?
        do throws(BeagleDecodingError) {
            _ = try decode(AnyComponent.self, from: bytes, witness: witness)
        } catch {
            trouble = error
        }
        var oversights: [DocumentOversight] = []
        for visit in witness.visits where oversights.count < DocumentReview.limit {
            if let unknown = unknownName(in: visit, bytes) {
                oversights.append(unknown)
            } else if trouble == nil {
                oversights += visit.unread.compactMap { unknownMember($0, in: visit, bytes) }
            }
        }
        let inOrder = oversights.prefix(DocumentReview.limit).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        return DocumentReview(error: trouble, oversights: inOrder)
    }

    private func unknownName(in visit: MemberWitness.Visit, _ bytes: [UInt8]) -> DocumentOversight? {
        for kind in [BeagleKind.component, .action] where visit.knows(kind.discriminator) {
            guard case .string(let name)? = visit.members[kind.discriminator], type(named: name, kind) == nil
            else { continue }
            let path = visit.path.appending(.key(kind.discriminator))
            guard let place = JSONLocation.locate(path, in: bytes) else { continue }
            return DocumentOversight(
                kind: kind.oversight, name: name, nearest: Spelling(name).nearest(among: names(of: kind)), path: path,
                line: place.line, column: place.column)
        }
        return nil
    }

    private func unknownMember(_ name: String, in visit: MemberWitness.Visit, _ bytes: [UInt8]) -> DocumentOversight? {
        let path = visit.path.appending(.key(name))
        guard let place = JSONLocation.locateName(path, in: bytes) else { return nil }
        return DocumentOversight(
            kind: .unknownMember, name: name, nearest: Spelling(name).nearest(among: visit.missing), path: path,
            line: place.line, column: place.column)
    }
}

extension BeagleKind {
    fileprivate var oversight: DocumentOversight.Kind {
        switch self {
        case .component: .unknownComponent
        case .action: .unknownAction
        }
    }
}
