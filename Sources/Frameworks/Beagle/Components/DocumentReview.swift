package import JSON

/// The result of checking a document: its error and its unknown names.
package struct DocumentReview {
    /// The reason why the document cannot be decoded; nil if it can.
    package let error: BeagleDecodingError?
    /// The unknown names, in the order of the text; at most ``limit``.
    package let oversights: [DocumentOversight]

    /// The maximum number of oversights reported for one document.
    package static let limit = 50
}

/// An unknown name in a document. Beagle ignores it, so the result differs from what the author meant.
package struct DocumentOversight: Equatable {
    /// The kind of named thing.
    package enum Kind: String {
        case unknownComponent
        case unknownAction
        case unknownMember
    }

    package let kind: Kind
    /// The name as written in the document.
    package let name: String
    /// The most similar known name; nil if no known name is similar.
    package let nearest: String?
    /// The JSON path of the unknown member. For an unknown component or action, the path of the member that contains
    /// its name.
    package let path: JSONPath
    /// The line of the name in the text, counted from 1.
    package let line: Int
    /// The column of the name in its line, counted from 1.
    package let column: Int
}

extension BeagleCoder {
    /// Decodes a document that is one component, and returns its error and its unknown names.
    ///
    /// For a document that cannot be decoded, only unknown components and actions are returned, because decoding did
    /// not reach all members.
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
                oversights += visit.unread.compactMap { unknownMember($0, in: visit, bytes: bytes) }
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

    private func unknownMember(_ name: String, in visit: MemberWitness.Visit, bytes: [UInt8]) -> DocumentOversight? {
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
