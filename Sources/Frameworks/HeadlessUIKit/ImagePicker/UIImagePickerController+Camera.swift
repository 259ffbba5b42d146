// What an app sets for the camera, which the simulated device lacks.
extension UIImagePickerController {
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// Always returns nil, because there is no camera.
    public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// Always returns false, because there is no camera.
    public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Logs that there is no camera.
    public func takePicture() { sayNoCamera() }

    /// Logs that there is no camera, and returns false.
    public func startVideoCapture() -> Bool {
        sayNoCamera()
        return false
    }

    public func stopVideoCapture() {}

    private func sayNoCamera() {
        AppEnvironment.current.host.log(.message("The simulated device has no camera"))
    }
}
