export {
  PartnerKitInspector,
  type PartnerKitInspectorProps,
} from "../devtools/PartnerKitInspector/PartnerKitInspector.tsx";
