import Constraints

/// The constraints of a view whose parent prescribes its width, its height or both. Constraints inside the view
/// determine any length that is not prescribed.
struct FittedPlace {
    private let fit: ViewFit
    private let width: ConstraintHandle?
    private let height: ConstraintHandle?
    private let others: [ConstraintHandle]

    /// The priority of a length that the parent proposes without prescribing it. Every other constraint is stronger.
    private static let plain = UILayoutPriority(1)

    init(_ placement: Placement, fit: ViewFit, in engine: LayoutEngine) {
        func fix(_ variable: Variable, at length: CGFloat, priority: UILayoutPriority) -> ConstraintHandle? {
            guard let priority = priority.linear else { return nil }
            return try? engine.solver.add(
                LinearConstraint(
                    LinearExpression(variable), .equal, LinearExpression(Double(length)), priority: priority))
        }
        self.fit = fit
        others = [placement.x, placement.y].compactMap { fix($0, at: 0, priority: .required) }
        width = fix(placement.width, at: fit.width.length, priority: fit.width.isGiven ? .required : Self.plain)
        height = fix(placement.height, at: fit.height.length, priority: fit.height.isGiven ? .required : Self.plain)
    }

    var handles: [ConstraintHandle] { others + [width, height].compactMap(\.self) }

    /// Returns the constraints for a changed width or height from the parent.
    func changed(to fit: ViewFit, of placement: Placement, in engine: LayoutEngine) -> FittedPlace {
        guard fit.width.isGiven == self.fit.width.isGiven, fit.height.isGiven == self.fit.height.isGiven else {
            handles.forEach(engine.withdraw)
            return FittedPlace(placement, fit: fit, in: engine)
        }
        for (handle, side) in [(width, fit.width), (height, fit.height)] {
            if let handle { try? engine.solver.setConstant(Double(side.length), of: handle) }
        }
        return FittedPlace(fit: fit, width: width, height: height, others: others)
    }

    private init(fit: ViewFit, width: ConstraintHandle?, height: ConstraintHandle?, others: [ConstraintHandle]) {
        self.fit = fit
        self.width = width
        self.height = height
        self.others = others
    }
}
