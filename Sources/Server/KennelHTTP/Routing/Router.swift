import HTTPServer

/// The endpoints by path, as a trie of path components.
///
/// A literal component takes precedence over a parameter, and both over `**`.
struct Router: Sendable {
    /// A path and its endpoints, one per method.
    final class Resource: Sendable {
        let path: PathPattern
        let endpoints: [Endpoint]

        init(path: PathPattern, endpoints: [Endpoint]) {
            self.path = path
            self.endpoints = endpoints
        }

        /// Returns the endpoint for a method; nil if the path does not support it.
        func endpoint(for method: String) -> Endpoint? { endpoints.first { $0.method == method } }

        /// The supported methods, in the order of an `Allow` header.
        var allowedMethods: [String] { endpoints.flatMap(\.allowedMethods) }
    }

    /// The resource of a request, with the values of the path's parameters in order.
    struct Match: Sendable {
        let resource: Resource
        let parameters: [String]
    }

    fileprivate struct Node: Sendable {
        var children: [(component: [UInt8], node: Node)] = []
        /// The node for a component of any content; at most one. An array, because a structure cannot contain itself.
        var parameter: [Node] = []
        var resource: Resource?
        /// The resource for all paths below this node that match nothing else.
        var rest: Resource?
    }

    /// All endpoints, in the order in which they were added.
    let endpoints: [Endpoint]
    private let root: Node

    /// Creates a router.
    ///
    /// - Parameter unused: Patterns without endpoints. Their paths are not found, although a shorter pattern with `**`
    ///   would match them.
    init(_ endpoints: [Endpoint], unused: [String] = []) {
        self.endpoints = endpoints
        var root = Node()
        var seen: Set<String> = []
        for path in endpoints.map(\.path) + unused.map(PathPattern.init) where seen.insert(path.description).inserted {
            let resource = Resource(path: path, endpoints: endpoints.filter { $0.path.description == path.description })
            root.add(resource, at: path.components[...])
        }
        self.root = root
    }

    /// Returns the resource of a request; nil if no pattern matches its path.
    func match(_ request: HTTPRequest) -> Match? {
        var node = root
        var parameters: [String] = []
        // A pattern with `**` has no parameters, so the parameters read so far are not needed for it.
        var rest = root.rest
        for component in request.pathSegments {
            if let child = node.child(for: component) {
                node = child
            } else if let child = node.parameter.first {
                parameters.append(component.decoded)
                node = child
            } else {
                return rest.map { Match(resource: $0, parameters: []) }
            }
            rest = node.rest ?? rest
        }
        return (node.resource ?? rest).map { Match(resource: $0, parameters: $0 === rest ? [] : parameters) }
    }
}

extension Router.Node {
    fileprivate mutating func add(_ resource: Router.Resource, at path: ArraySlice<PathPattern.Component>) {
        switch path.first {
        case nil: self.resource = resource
        case .rest: rest = resource
        case .parameter:
            var node = parameter.first ?? Router.Node()
            node.add(resource, at: path.dropFirst())
            parameter = [node]
        case .literal(let text):
            let component = Array(text.utf8)
            let index = children.firstIndex { $0.component == component }
            var node = index.map { children[$0].node } ?? Router.Node()
            node.add(resource, at: path.dropFirst())
            if let index { children[index].node = node } else { children.append((component, node)) }
        }
    }

    fileprivate func child(for component: PathSegment) -> Router.Node? {
        children.first { component.equals($0.component) }?.node
    }
}
