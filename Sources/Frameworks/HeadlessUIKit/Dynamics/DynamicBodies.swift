/// The bodies of an animator, by their items.
final class DynamicBodies {
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]

    /// The body of an item, which is created on first use.
    subscript(_ item: any UIDynamicItem) -> DynamicBody {
        if let known = bodies[ObjectIdentifier(item)] { return known }
        let made = DynamicBody(item)
        bodies[ObjectIdentifier(item)] = made
        return made
    }

    /// Forgets the bodies of other items.
    func keep(only items: [any UIDynamicItem]) {
        let kept = Set(items.map { ObjectIdentifier($0) })
        bodies = bodies.filter { kept.contains($0.key) }
    }
}
