extension BeagleRenderer {
    /// Prefetches data for the actions of a component that is being rendered.
    package func prefetch(_ actions: [any Action]?) {
        guard let controller else { return }
        for case let action as any Prefetching in actions ?? [] { action.prefetch(for: controller) }
    }
}
