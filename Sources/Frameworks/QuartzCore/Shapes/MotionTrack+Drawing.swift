extension MotionTrack {
    /// Returns the motion of an animation's steps; nil if a value is missing or does not fit the layer.
    func motion(_ steps: [Step], of animation: CAAnimation) -> Motion? {
        var frames: [Motion.Frame] = []
        var last = 0.0
        for step in steps {
            guard let numbers = step.numbers, var look = declarations(numbers) else { return nil }
            last = step.at.isFinite ? min(1, max(last, step.at)) : last
            if let turn = step.turn { look.insert(.init("rotate", value: CSSValue.number(turn) + "rad"), at: 0) }
            frames.append(Motion.Frame(at: last, look: look, pace: step.pace))
        }
        var motion = Motion(frames: frames, duration: .seconds(animation.once))
        motion.times = animation.times
        motion.reverses = animation.autoreverses
        motion.pace = animation.pace
        motion.adds = adds
        motion.stays = animation.stays
        return motion
    }

    /// Whether the animation is drawn as a difference that is added to the layer's own value.
    private var adds: Bool {
        switch kind {
        case .rotation, .translation, .position, .bounds, .size: true
        case .outline, .shade: false
        case .opacity, .cornerRadius, .transform, .fill, .scale, .paint, .share, .lineWidth, .dashPhase: isAdditive
        }
    }

    /// Returns the CSS declarations of a value, sorted by name.
    private func declarations(_ numbers: [CGFloat]) -> [Motion.Declaration]? {
        func single(_ property: String, value: String) -> [Motion.Declaration] { [.init(property, value: value)] }
        let far = zip(numbers, model).map { isAdditive ? $0 : $0 - $1 }
        switch kind {
        case .opacity: return single("opacity", value: CSSValue.number(numbers[0]))
        case .cornerRadius: return single("border-radius", value: CSSValue.pixels(numbers[0]))
        case .fill: return single("background-color", value: ColorValue.css(parts: numbers))
        case .paint(let name): return single(name, value: ColorValue.css(parts: numbers))
        case .share(let name): return single(name, value: CSSValue.number(numbers[0]))
        case .lineWidth: return single("stroke-width", value: CSSValue.pixels(numbers[0]))
        case .dashPhase: return single("stroke-dashoffset", value: CSSValue.pixels(numbers[0]))
        case .transform:
            return single("transform", value: "matrix(\(numbers.map(CSSValue.number).joined(separator: ", ")))")
        case .rotation(let axis):
            let turn = CSSValue.number(far[0]) + "rad"
            return single("rotate", value: axis == "z" ? turn : "\(axis) \(turn)")
        case .scale(let axis):
            let shares = zip(numbers, model).map { CSSValue.number(isAdditive || $1 == 0 ? $0 : $0 / $1) }
            return single("scale", value: pair(shares, along: axis, else: "1"))
        case .translation(let axis), .position(let axis):
            return single("translate", value: pair(far.map(CSSValue.pixels), along: axis, else: "0px"))
        case .size(let axis): return size(across: axis == .y ? 0 : far[0], down: axis == .x ? 0 : far[far.count - 1])
        case .bounds:
            // A change of the bounds' origin cannot be drawn.
            guard isAdditive || (far[0] == 0 && far[1] == 0) else { return nil }
            return size(across: far[2], down: far[3])
        case .outline(let property):
            guard numbers.first == 0, let shape = layer as? CAShapeLayer else { return nil }
            return shape.declaration(of: CGPath(numbers: numbers), as: property).map { single(property, value: $0) }
        case .shade(let part): return (layer as? CAGradientLayer)?.declarations(for: part, numbers: numbers)
        }
    }

    private func pair(_ values: [String], along axis: Axis, else other: String) -> String {
        switch axis {
        case .both: "\(values[0]) \(values[1])"
        case .x: "\(values[0]) \(other)"
        case .y: "\(other) \(values[0])"
        }
    }

    /// Returns the declarations for a difference in size, with the position kept.
    private func size(across: CGFloat, down: CGFloat) -> [Motion.Declaration] {
        let anchor = layer.anchorPoint
        return [
            .init("height", value: CSSValue.pixels(down)), .init("left", value: CSSValue.pixels(-across * anchor.x)),
            .init("top", value: CSSValue.pixels(-down * anchor.y)), .init("width", value: CSSValue.pixels(across)),
        ]
    }
}
