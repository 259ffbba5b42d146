/// A package in a repository, with the versions that a project accepts.
struct RemotePackage: Decodable, Hashable {
    /// The versions that are accepted.
    enum Requirement: Hashable {
        case range(from: String, to: String)
        case exact(String)
        case revision(String)
        case branch(String)

        /// The requirement as an argument of `.package(url:)`.
        var code: String {
            switch self {
            case .range(let lower, let upper): "\(lower.debugDescription)..<\(upper.debugDescription)"
            case .exact(let version): "exact: \(version.debugDescription)"
            case .revision(let revision): "revision: \(revision.debugDescription)"
            case .branch(let branch): "branch: \(branch.debugDescription)"
            }
        }
    }

    /// The address of the repository.
    let url: String
    let requirement: Requirement

    /// The name by which SwiftPM identifies the package: the last part of its address.
    var identity: String { Self.identity(of: url) }

    /// Creates a description of a package.
    init(url: String, requirement: Requirement) { (self.url, self.requirement) = (url, requirement) }

    /// Returns the last part of an address in lower case, without `.git`.
    static func identity(of url: String) -> String {
        let last = url.split(separator: "/").last.map(String.init) ?? url
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    private enum Key: String, CodingKey { case location, requirement }
    private enum Place: String, CodingKey { case remote, local }
    private enum Remote: String, CodingKey { case urlString }
    private enum Kind: String, CodingKey { case range, exact, revision, branch }
    private struct Range: Decodable { let lowerBound, upperBound: String }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let place = try container.nestedContainer(keyedBy: Place.self, forKey: .location)
        if var remote = try? place.nestedUnkeyedContainer(forKey: .remote) {
            // Older compilers write the address itself.
            if let text = try? remote.decode(String.self) {
                url = text
            } else {
                url = try remote.nestedContainer(keyedBy: Remote.self).decode(String.self, forKey: .urlString)
            }
        } else {
            var local = try place.nestedUnkeyedContainer(forKey: .local)
            url = try local.decode(String.self)
        }
        let kinds = try container.nestedContainer(keyedBy: Kind.self, forKey: .requirement)
        if let range = try kinds.decodeIfPresent([Range].self, forKey: .range)?.first {
            requirement = .range(from: range.lowerBound, to: range.upperBound)
        } else if let version = try kinds.decodeIfPresent([String].self, forKey: .exact)?.first {
            requirement = .exact(version)
        } else if let revision = try kinds.decodeIfPresent([String].self, forKey: .revision)?.first {
            requirement = .revision(revision)
        } else {
            requirement = .branch(try kinds.decode([String].self, forKey: .branch).first ?? "main")
        }
    }
}
