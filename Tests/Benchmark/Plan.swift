/// The measurements that the command line requests.
struct Plan {
    private(set) var isQuick = false
    private(set) var kennel: String
    private var only: Set<String>?

    static let names = [
        "latency", "throughput", "fanout", "size", "memory", "journal", "start", "page", "document", "expressions",
        "layout", "replay", "commands", "kills", "worlds", "neighbors",
    ]

    init(_ arguments: [String]) throws {
        kennel = (Self.program.split(separator: "/", omittingEmptySubsequences: false).dropLast() + ["kennel"])
            .joined(separator: "/")
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--quick": isQuick = true
            case "--kennel": kennel = rest.popFirst() ?? ""
            case "--only":
                only = Set((rest.popFirst() ?? "").split(separator: ",").map(String.init))
                guard let only, only.isSubset(of: Self.names), !only.isEmpty else {
                    throw BenchmarkError("--only takes some of \(Self.names.joined(separator: ","))")
                }
            default: throw BenchmarkError("there is no option \(argument)")
            }
        }
    }

    func includes(_ name: String) -> Bool { only?.contains(name) ?? true }

    /// The path of this program.
    static var program: String { CommandLine.arguments[0] }
}
